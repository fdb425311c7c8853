// Package socialimage draws the site's Open Graph images: one PNG of 1200 by 630 pixels for each
// card that site.Link decides on.
//
// The address of a card contains a hash of what it shows, so pages can refer to it before it is
// drawn. Cards are drawn on demand. Drawings and photographs are rasterised in Node, by sharp, once
// each; Go puts them on the backdrop of components/card and sets the text in the typefaces there,
// or in the owner's own. Finished cards and rasters are cached on disk, in a folder that may be
// deleted at any time.
package socialimage

import (
	"context"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"runtime"
	"slices"
	"strings"
	"sync"

	"golang.org/x/image/font/opentype"
	"golang.org/x/sync/errgroup"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/base/encode"
	"nightlight/generator/base/work"
	"nightlight/generator/output"
	"nightlight/generator/pictures/photo"
	"nightlight/generator/pictures/raster"
	"nightlight/generator/schema"
)

// Width and Height are the size of every card, in pixels.
const (
	Width  = 1200
	Height = 630
)

// version changes when this package draws the same card differently.
const version = "4"

// looks is the folder with the backdrop and the typefaces.
const looks = "components/card/"

// Options configures Cards.
type Options struct {
	// FS is the site's root.
	FS fs.FS
	// Rasteriser draws the pixels of pictures.
	Rasteriser Rasteriser
	// Photos contains the photographs that a picture may refer to.
	Photos *photo.Album
	// Cache stores finished cards and rasters.
	Cache cache.Folder
	// Name and Mark are the site's, shown at the foot of each card.
	Name string
	Mark schema.Picture
	// Colours maps colours of the backdrop and the text to their replacements, each as #2B2640.
	Colours map[string]string
	// Types are the typefaces of titles and of other texts; by default Fraunces and Figtree.
	Types [2]schema.Typeface
	// Cards are the cards to draw.
	Cards []Card
}

// Card is the content of one page's Open Graph image. Source is the page's content file.
type Card struct {
	schema.SocialCard
	Source string
}

// Rasteriser makes pixels of drawings and photographs; it is a raster.Pool.
type Rasteriser interface {
	Draw(ctx context.Context, svg string) ([]byte, error)
	Fill(ctx context.Context, file string, width, height int) ([]byte, error)
}

// Cards are the cards of a site. It is an output.Source.
type Cards struct {
	// Addresses are the addresses of the cards, in the order of Options.Cards. Equal cards share one.
	Addresses []string

	opts     Options
	backdrop artwork
	mark     artwork
	types    typefaces
	looks    []byte // a hash of everything that the cards share
	program  []byte // identifies the version of the rasteriser
	jobs     map[string]job
	artworks map[string]artwork // by the picture's markup
}

var _ output.Keyed = (*Cards)(nil)

type job struct {
	Card
	picture artwork
	key     string
}

// New prepares to draw the cards of a site.
func New(opts Options) (*Cards, diag.List) {
	c, diags := newCards(opts)
	if diags.HasErrors() {
		return nil, diags
	}
	c.Addresses = make([]string, len(opts.Cards))
	for i, card := range opts.Cards {
		job := c.job(card)
		address := "/assets/card-" + card.Name + "-" + strings.TrimPrefix(job.key, "card-") + ".png"
		c.Addresses[i] = address
		if _, again := c.jobs[address]; !again && !c.types.title.covers(card.Title) {
			diags = append(diags, diag.Warnf("card-without-title", diag.Pos{File: card.Source}, "The picture of a shared link shows no title, because its typeface lacks some of the letters.").
				WithHint("The page itself is as it should be; only the picture goes without."))
		}
		c.jobs[address] = job
	}
	return c, diags
}

func newCards(opts Options) (*Cards, diag.List) {
	c := &Cards{opts: opts, jobs: map[string]job{}, artworks: map[string]artwork{}}
	files := map[string][]byte{}
	hash := sha256.New()
	title, text := filesOf(opts.Types[0], "fraunces"), filesOf(opts.Types[1], "figtree")
	for _, name := range slices.Concat([]string{raster.Package, looks + backdropFile}, title, text) {
		data, err := fs.ReadFile(opts.FS, name)
		if err != nil {
			return nil, diag.List{diag.FromError(err, "reading what cards are drawn with")}
		}
		files[name] = data
		work.Add(work.HashedBytes, len(data))
		sum := sha256.Sum256(data)
		hash.Write(sum[:])
	}
	for _, of := range []struct {
		into  *typeface
		names []string
	}{{&c.types.title, title}, {&c.types.text, text}} {
		for _, name := range of.names {
			font, err := opentype.Parse(files[name])
			if err != nil {
				return nil, diag.List{diag.Errorf("card-typeface-broken", diag.Pos{File: name}, "This typeface cannot be read: %v.", err)}
			}
			*of.into = append(*of.into, font)
		}
	}
	c.program = files[raster.Package]
	c.backdrop = c.drawing(recoloured(string(files[looks+backdropFile]), opts.Colours))
	c.mark = c.artwork(opts.Mark, markSize, markSize)
	hash.Write([]byte(version + "\x00" + opts.Name + "\x00" + c.mark.key + "\x00" + fmt.Sprint(opts.Colours)))
	c.looks = hash.Sum(nil)
	return c, nil
}

// job prepares a card for drawing. Its key changes with everything that the card shows.
func (c *Cards) job(card Card) job {
	picture := c.picture(card.Picture)
	sum := sha256.Sum256(encode.JSON([]string{card.Title, card.Kicker, picture.key, base64.StdEncoding.EncodeToString(c.looks)}))
	return job{card, picture, "card-" + base64.RawURLEncoding.EncodeToString(sum[:9])}
}

// picture returns the artwork of a card's picture, made once for all cards that show it.
func (c *Cards) picture(picture schema.Picture) artwork {
	a, known := c.artworks[picture.Markup]
	if !known && picture.Markup != "" {
		a = c.artwork(picture, pictureWidth, pictureHeight)
		c.artworks[picture.Markup] = a
	}
	return a
}

// Paths returns the cards that Produce can make.
func (c *Cards) Paths() []string {
	return slices.Collect(maps.Keys(c.jobs))
}

// Key returns the address, which contains a hash of everything that the card shows.
func (c *Cards) Key(path string) string { return path }

// batchCards is how many cards are drawn together: the pixels of all their pictures are in memory.
const batchCards = 100

// Produce yields the cards at paths, the cached ones first.
func (c *Cards) Produce(ctx context.Context, paths []string, yield func(string, []byte) error) (diag.List, error) {
	var missing []string
	for _, path := range paths {
		data, ok := c.opts.Cache.Get(c.jobs[path].key)
		if !ok {
			missing = append(missing, path)
		} else if err := yield(path, data); err != nil {
			return nil, err
		}
	}
	if len(missing) == 0 {
		return nil, ctx.Err()
	}
	defer c.prune()
	var diags diag.List
	for batch := range slices.Chunk(missing, batchCards) {
		ds, stopped, err := c.drawAll(ctx, batch, yield)
		if diags.Add(ds); stopped || err != nil {
			return diags.Sorted(), err
		}
	}
	return diags.Sorted(), nil
}

// drawAll draws cards in parallel. If stopped is set, diags says why nothing more can be drawn.
func (c *Cards) drawAll(ctx context.Context, paths []string, yield func(string, []byte) error) (diags diag.List, stopped bool, err error) {
	var mu sync.Mutex
	var reason error
	group, groupCtx := errgroup.WithContext(ctx)
	pixels := c.rasters(groupCtx, paths)
	ground := sync.OnceValues(func() (*ground, error) { return c.ground(pixels) })
	drawing := make(chan struct{}, runtime.GOMAXPROCS(0))
	for _, path := range paths {
		group.Go(func() error {
			data, err := c.card(c.jobs[path], ground, pixels, drawing)
			mu.Lock()
			defer mu.Unlock()
			var unreadable *raster.UnreadableError
			switch {
			case groupCtx.Err() != nil:
				return context.Cause(groupCtx)
			case errors.As(err, &unreadable):
				diags = append(diags, c.undrawn(path, err))
				return nil
			case err != nil:
				reason = err
				return err
			}
			return yield(path, data)
		})
	}
	err = group.Wait()
	if reason != nil {
		return append(diags, c.undrawn(paths[0], reason)), true, ctx.Err()
	}
	return diags, false, err
}

func (c *Cards) card(j job, ground func() (*ground, error), pixels rasters, drawing chan struct{}) ([]byte, error) {
	common, err := ground()
	if err != nil {
		return nil, err
	}
	picture, err := pixels.of(j.picture)
	if err != nil {
		return nil, err
	}
	drawing <- struct{}{}
	defer func() { <-drawing }()
	data, err := c.draw(j, common, picture)
	if err == nil {
		work.Add(work.Pictures, 1)
		c.opts.Cache.Put(j.key, data)
	}
	return data, err
}

func (c *Cards) undrawn(path string, err error) diag.Diagnostic {
	return diag.Errorf("card-not-drawn", diag.Pos{File: c.jobs[path].Source}, "The picture of a link to this page could not be drawn: %v.", err).
		WithHint("It shows the page's emblem or picture. Another drawing in its place may do; npm ci repairs the program that draws.")
}

func (c *Cards) prune() {
	used := map[string]bool{c.backdrop.key: true, c.mark.key: true}
	for _, j := range c.jobs {
		used[j.key], used[j.picture.key] = true, true
	}
	c.opts.Cache.Prune(func(key string) bool { return used[key] })
}

// IsKept reports whether a card is cached on this machine.
func (c *Cards) IsKept(path string) bool { return c.opts.Cache.Has(c.jobs[path].key) }

// Keep caches a card that another machine has drawn.
func (c *Cards) Keep(path string, data []byte) { c.opts.Cache.Put(c.jobs[path].key, data) }
