// Package socialimage draws the pictures that social networks show of a shared link: one
// PNG of 1200 by 630 for each card that site.Link decides on.
//
// The address of a card is a hash of what it shows, so pages can name it before it
// is drawn. Drawing happens when somebody asks for the file. Drawings become pixels
// in Node, by resvg, each once; Go lays them on the backdrop of components/card and
// sets the words in the typefaces there. Finished cards and drawings are kept on
// disk, in a folder that may be deleted at any time.
package socialimage

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"io/fs"

	"nightlight/generator/diag"
	"nightlight/generator/output"
	"nightlight/generator/schema"
)

// Width and Height are the size of every card, in pixels.
const (
	Width  = 1200
	Height = 630
)

// version changes when the code of this package draws the same card differently.
const version = "3"

// looks is the folder that holds the backdrop and the typefaces; resvg's version
// is in its package.json.
const (
	looks = "components/card/"
	resvg = "node_modules/@resvg/resvg-js/package.json"
)

// Options say how to draw.
type Options struct {
	// FS is the site's root, and Root its absolute path.
	FS   fs.FS
	Root string
	// Node is the Node program.
	Node string
	// Cache is the folder of what has been drawn.
	Cache string
	// Name and Mark are the site's, at the foot of each card.
	Name string
	Mark schema.Picture
}

// Cards are the cards of a site. It is an output.Source.
type Cards struct {
	opts     Options
	cache    cache
	backdrop drawing
	mark     drawing
	types    typefaces
	looks    []byte // a hash of all that the cards have in common
	program  []byte // what identifies the rasteriser
	jobs     map[string]job
	drawings map[string]drawing // by the markup of the picture
}

var _ output.Keyed = (*Cards)(nil)

// job is one card to draw.
type job struct {
	schema.SocialCard
	picture drawing
	source  string
	key     string
}

// New prepares to draw the cards of a site.
func New(opts Options) (*Cards, diag.List) {
	c := &Cards{opts: opts, cache: cache(opts.Cache), jobs: map[string]job{}, drawings: map[string]drawing{}}
	files := map[string][]byte{}
	hash := sha256.New()
	for _, name := range []string{resvg, looks + backdropFile, looks + titleFiles[0], looks + titleFiles[1], looks + textFiles[0], looks + textFiles[1]} {
		data, err := fs.ReadFile(opts.FS, name)
		if err != nil {
			return nil, diag.List{diag.FromError(err, "reading what cards are drawn with")}
		}
		files[name] = data
		sum := sha256.Sum256(data)
		hash.Write(sum[:])
	}
	types, err := parseTypefaces(files)
	if err != nil {
		return nil, diag.List{diag.FromError(err, "reading the cards' typefaces")}
	}
	c.types, c.program = types, files[resvg]
	c.backdrop = newDrawing(string(files[looks+backdropFile]), c.program)
	c.mark = newDrawing(framed(opts.Mark.Markup, markSize, markSize), c.program)
	hash.Write([]byte(version + "\x00" + opts.Name + "\x00" + c.mark.key))
	c.looks = hash.Sum(nil)
	return c, nil
}

// Add takes a card up and returns the address of its picture. source is the file
// that an author edits to change it. Equal cards are one.
func (c *Cards) Add(card schema.SocialCard, source string) (address string, diags diag.List) {
	picture := c.drawing(card.Picture.Markup)
	sum := sha256.Sum256(encode(card.Title, card.Kicker, picture.key, base64.StdEncoding.EncodeToString(c.looks)))
	key := base64.RawURLEncoding.EncodeToString(sum[:9])
	address = "/assets/card-" + card.Name + "-" + key + ".png"
	if _, known := c.jobs[address]; known {
		return address, nil
	}
	c.jobs[address] = job{card, picture, source, "card-" + key}
	if !c.types.title.covers(card.Title) {
		diags = append(diags, diag.Warnf(diag.Pos{File: source}, "The picture of a shared link shows no title, because its typeface lacks some of the letters.").
			WithHint("The page itself is as it should be; only the picture goes without."))
	}
	return address, diags
}

func (c *Cards) drawing(markup string) drawing {
	d, known := c.drawings[markup]
	if !known && markup != "" {
		d = newDrawing(framed(markup, pictureWidth, pictureHeight), c.program)
		c.drawings[markup] = d
	}
	return d
}

func encode(parts ...string) []byte {
	data, err := json.Marshal(parts)
	if err != nil {
		panic("cards: " + err.Error())
	}
	return data
}

// Paths are the cards that Produce can make.
func (c *Cards) Paths() []string {
	paths := make([]string, 0, len(c.jobs))
	for path := range c.jobs {
		paths = append(paths, path)
	}
	return paths
}

// Key is the address, which is made from all that the card shows.
func (c *Cards) Key(path string) string { return path }
