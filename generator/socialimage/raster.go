package socialimage

import (
	"bytes"
	"context"
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"fmt"
	"image"
	"os/exec"
	"regexp"
	"strconv"
	"strings"
	"time"
)

const (
	backdropFile  = "backdrop.svg"
	pictureWidth  = 480
	pictureHeight = 430
	markSize      = 60
)

// drawing is an SVG file that is to become pixels.
type drawing struct{ svg, key string }

func newDrawing(svg string, rasteriser []byte) drawing {
	sum := sha256.Sum256(encode(version, svg, string(rasteriser)))
	return drawing{svg, "drawing-" + base64.RawURLEncoding.EncodeToString(sum[:9])}
}

var (
	// A colour that a theme may change; its fallback is the colour by day.
	variable = regexp.MustCompile(`var\(\s*--[\w-]+\s*(?:,\s*([^()]*))?\)`)
	viewBox  = regexp.MustCompile(`viewBox="\s*\S+?[\s,]+\S+?[\s,]+([\d.]+)[\s,]+([\d.]+)\s*"`)
)

// framed makes a file of an inline picture: with a size that fits into a box,
// rounded corners, and the colours of the day.
func framed(markup string, boxWidth, boxHeight float64) string {
	inner, ok := strings.CutPrefix(markup, "<svg ")
	if !ok {
		return ""
	}
	inner = variable.ReplaceAllStringFunc(inner, func(use string) string {
		if fallback := strings.TrimSpace(variable.FindStringSubmatch(use)[1]); fallback != "" {
			return fallback
		}
		return "currentColor"
	})
	width, height := fit(markup, boxWidth, boxHeight)
	size := fmt.Sprintf(`width="%d" height="%d"`, width, height)
	return `<svg xmlns="http://www.w3.org/2000/svg" color="#3a3356" ` + size + `>` +
		`<clipPath id="card-frame"><rect ` + size + ` rx="28"/></clipPath>` +
		`<g clip-path="url(#card-frame)"><svg ` + size + ` ` + inner + `</g></svg>`
}

// fit returns the size of a picture that fills a box and keeps its shape.
func fit(markup string, boxWidth, boxHeight float64) (width, height int) {
	if m := viewBox.FindStringSubmatch(markup); m != nil {
		w, _ := strconv.ParseFloat(m[1], 64)
		h, _ := strconv.ParseFloat(m[2], 64)
		if w > 0 && h > 0 {
			scale := min(boxWidth/w, boxHeight/h)
			boxWidth, boxHeight = w*scale, h*scale
		}
	}
	return max(1, int(boxWidth+.5)), max(1, int(boxHeight+.5))
}

// rasters are drawings as pixels, by key. Nobody changes them.
type rasters map[string]*image.RGBA

// rasters makes the pixels of all drawings that some cards need. What could not be
// drawn is in failed; the error says that nothing could.
func (c *Cards) rasters(ctx context.Context, paths []string) (pixels rasters, failed map[string]error, err error) {
	pixels, failed = rasters{}, map[string]error{}
	var missing []drawing
	seen := map[string]bool{}
	for _, path := range paths {
		for _, d := range c.needs(c.jobs[path]) {
			if seen[d.key] {
				continue
			}
			seen[d.key] = true
			if data, ok := c.cache.get(d.key); !ok || pixels.add(d.key, data) != nil {
				missing = append(missing, d)
			}
		}
	}
	if len(missing) == 0 {
		return pixels, failed, nil
	}
	answers, err := rasterise(ctx, rasteriseLimit, c.opts, missing)
	if err != nil {
		return nil, nil, err
	}
	for i, answer := range answers {
		key := missing[i].key
		if answer.failed {
			failed[key] = errors.New(string(answer.data))
		} else if failed[key] = pixels.add(key, answer.data); failed[key] == nil {
			c.cache.put(key, answer.data)
		}
	}
	return pixels, failed, nil
}

// add takes a picture as the script writes it: width, height, and the pixels, whose
// colours are multiplied with their opacity already.
func (r rasters) add(key string, data []byte) error {
	if len(data) < 8 {
		return errors.New("a drawing has no size")
	}
	width, height := int(binary.BigEndian.Uint32(data)), int(binary.BigEndian.Uint32(data[4:]))
	if len(data)-8 != 4*width*height {
		return fmt.Errorf("a drawing of %d by %d has %d bytes", width, height, len(data)-8)
	}
	r[key] = &image.RGBA{Pix: data[8:], Stride: 4 * width, Rect: image.Rect(0, 0, width, height)}
	return nil
}

//go:embed rasterise.mjs
var rasteriseScript string

// answer is what the script says of one drawing: a picture, or what is wrong.
type answer struct {
	failed bool
	data   []byte
}

// rasteriseLimit is how long the drawings of one batch may take.
const rasteriseLimit = time.Minute

// rasterise has Node make pixels of drawings. Node boots once for all of them, and ends
// when it cannot write its answer because this process has ended.
func rasterise(ctx context.Context, limit time.Duration, opts Options, drawings []drawing) ([]answer, error) {
	sources := make([]string, len(drawings))
	for i, d := range drawings {
		sources[i] = d.svg
	}
	timed, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	var stderr bytes.Buffer
	// A script that is given as text finds packages from the working folder.
	cmd := exec.CommandContext(timed, opts.Node, "--input-type=module", "--eval", rasteriseScript)
	cmd.Dir, cmd.Stdin, cmd.Stderr, cmd.WaitDelay = opts.Root, bytes.NewReader(encode(sources...)), &stderr, time.Second
	out, err := cmd.Output()
	switch {
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case timed.Err() != nil:
		return nil, fmt.Errorf("it took longer than %s", limit)
	case err != nil:
		return nil, fmt.Errorf("%w: %s", err, firstError(stderr.String()))
	}
	answers := parseAnswers(out)
	if len(answers) != len(drawings) {
		return nil, fmt.Errorf("the rasteriser answered with %d bytes that are not %d drawings", len(out), len(drawings))
	}
	return answers, nil
}

func parseAnswers(out []byte) (answers []answer) {
	for len(out) >= 5 {
		failed, size := out[0] != 0, int(binary.BigEndian.Uint32(out[1:]))
		if out = out[5:]; size > len(out) {
			return nil
		}
		answers = append(answers, answer{failed, out[:size]})
		out = out[size:]
	}
	return answers
}

// firstError is the line of Node's complaint that says what is wrong.
func firstError(stderr string) string {
	for line := range strings.Lines(stderr) {
		if strings.Contains(line, "Error") {
			return strings.TrimSpace(line)
		}
	}
	return strings.TrimSpace(stderr)
}
