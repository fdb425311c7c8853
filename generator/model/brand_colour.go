package model

import (
	"fmt"
	"math"
	"strconv"

	"nightlight/generator/base/pattern"
)

// colour is a colour as CSS writes it, in small letters: #3a3356.
type colour string

// The contrasts of WCAG 2.2: of text, and of large text and of controls.
const (
	text  = 4.5
	large = 3
)

var isColour = pattern.Of(`^#[0-9a-fA-F]{6}$`)

// parts are red, green and blue from 0 to 255.
func (c colour) parts() (parts [3]float64) {
	for i := range parts {
		part, _ := strconv.ParseUint(string(c[1+2*i:3+2*i]), 16, 8) // isColour has seen it
		parts[i] = float64(part)
	}
	return parts
}

func colourOf(parts [3]float64) colour {
	return colour(fmt.Sprintf("#%02x%02x%02x", int(math.Round(parts[0])), int(math.Round(parts[1])), int(math.Round(parts[2]))))
}

// mix is the colour with a share of another, from 0 to 1.
func (c colour) mix(other colour, share float64) colour {
	parts, more := c.parts(), other.parts()
	for i := range parts {
		parts[i] += (more[i] - parts[i]) * share
	}
	return colourOf(parts)
}

// luminance is how light the colour is, from 0 to 1, as WCAG defines it.
func (c colour) luminance() (sum float64) {
	for i, part := range c.parts() {
		part /= 255
		if part <= 0.04045 {
			part /= 12.92
		} else {
			part = math.Pow((part+0.055)/1.055, 2.4)
		}
		sum += part * [3]float64{0.2126, 0.7152, 0.0722}[i]
	}
	return sum
}

func (c colour) contrast(other colour) float64 {
	one, two := c.luminance(), other.luminance()
	return (max(one, two) + 0.05) / (min(one, two) + 0.05)
}

// least is the smallest contrast with some colours.
func (c colour) least(others []colour) float64 {
	least := math.Inf(1)
	for _, other := range others {
		least = min(least, c.contrast(other))
	}
	return least
}

// light makes a colour one of those that a light has.
type light func(colour) colour

func anyLight(c colour) colour   { return c }
func amberLight(c colour) colour { return c.amber(1) }

// nearest is the colour, or the nearest one of a light towards black or white with a contrast.
func (c colour) nearest(others []colour, contrast float64, in light) colour {
	for share := 0.0; share <= 1; share += 1.0 / 128 {
		for _, end := range []colour{"#000000", "#ffffff"} {
			if near := in(c.mix(end, share)); near.least(others) >= contrast {
				return near
			}
		}
	}
	return c // no colour has it
}

// opposite is the one of two that is easier to read on the colour, or the nearest to it that is
// read well.
func (c colour) opposite(one, other colour, in light) colour {
	if c.contrast(other) > c.contrast(one) {
		one = other
	}
	return one.nearest([]colour{c}, text, in)
}

// amber is the colour for eyes that were asleep: the same share of its light, almost without blue.
func (c colour) amber(share float64) colour {
	wanted, low, high := c.luminance()*share, 0.0, 255.0
	for range 16 {
		if middle := (low + high) / 2; amberOf(middle).luminance() < wanted {
			low = middle
		} else {
			high = middle
		}
	}
	return amberOf(high)
}

func amberOf(red float64) colour { return colourOf([3]float64{red, red * .66, red * .15}) }
