package dev

import (
	"strings"

	"rsc.io/qr"
)

// margin is the light border, in modules, that a reader needs around the code.
const margin = 4

// qrCode draws an address for a phone's camera, two rows of modules to a line.
// Light modules are drawn and dark ones left out, since most terminals are dark.
func qrCode(address string) (string, error) {
	code, err := qr.Encode(address, qr.L)
	if err != nil {
		return "", err
	}
	light := func(x, y int) bool { return !code.Black(x, y) } // outside of the code too
	halves := map[[2]bool]string{
		{true, true}: "█", {true, false}: "▀", {false, true}: "▄", {false, false}: " ",
	}
	var b strings.Builder
	for y := -margin; y < code.Size+margin; y += 2 {
		b.WriteString("  ")
		for x := -margin; x < code.Size+margin; x++ {
			b.WriteString(halves[[2]bool{light(x, y), light(x, y+1)}])
		}
		b.WriteByte('\n')
	}
	return b.String(), nil
}
