package render

import (
	"bytes"
	_ "embed"
	"fmt"
	"html"
	"maps"
	"strings"
	"sync"

	"nightlight/generator/base/encode"
	"nightlight/generator/base/pattern"
	"nightlight/generator/rendering/bundle"
	"nightlight/generator/schema"
)

// HeadScript runs before the first paint and sets the attributes that the style sheet depends on:
// the theme, whether the visitor is a member, and whether to ask about cookies. After that paint it
// inserts the other scripts from their template, so that on a slow connection they do not delay
// visible content. It is the documents' only inline script; the Content-Security-Policy allows it
// by its hash.
//
// The page starts styled as if its scripts worked (data-js), so that nothing moves when they do. An
// error before hydration, or eight seconds without it, styles the page as one without scripts;
// hydration sets data-js again.
//
// It is head.js minified, since every document repeats it, in the syntax of browsers that cannot
// load the module scripts.
//
//go:generate go run github.com/evanw/esbuild/cmd/esbuild head.js --bundle --minify --target=es5 --supported:const-and-let=true --tsconfig-raw={} --outfile=head.min.js --log-level=warning
//go:embed head.min.js
var HeadScript string

// injectMarkup inserts the markup of each ID into the element with data-html="ID" that React left
// empty. It returns the markup that no element contains, for the page's data.
func injectMarkup(dst *bytes.Buffer, rendered []byte, markup map[string]string) (unused map[string]string) {
	mark := []byte(` data-html="`)
	used := make(map[string]bool, len(markup))
	for {
		_, after, found := bytes.Cut(rendered, mark)
		if !found {
			dst.Write(rendered)
			break
		}
		id, rest, _ := bytes.Cut(after, []byte{'"'})
		_, inside, _ := bytes.Cut(rest, []byte{'>'}) // React escapes > in attributes
		name, slot, _ := strings.Cut(string(id), " ")
		dst.Write(rendered[:len(rendered)-len(inside)])
		dst.WriteString(placed(markup[name], slot))
		used[name] = true
		rendered = inside
	}
	for id, text := range markup {
		if !used[id] {
			if unused == nil {
				unused = map[string]string{}
			}
			unused[id] = text
		}
	}
	return unused
}

// buffers reuses buffers that have grown to the size of a document.
var buffers = sync.Pool{New: func() any { return new(bytes.Buffer) }}

// document assembles a page's HTML file. data is the page's JSON, and markup the HTML that the JSON
// refers to by ID.
func document(head *schema.Head, page *schema.Page, manifest bundle.Manifest, data []byte, markup map[string]string, rendered []byte) []byte {
	b := buffers.Get().(*bytes.Buffer)
	defer buffers.Put(b)
	b.Reset()
	night := ""
	if page.Night {
		night = " data-night"
	}
	fmt.Fprintf(b, "<!doctype html>\n<html lang=\"%s\"%s>\n<head>\n", html.EscapeString(head.Language), night)
	writeHead(b, head, page, manifest)
	b.WriteString("</head>\n<body>\n<div id=\"root\">")
	unused := injectMarkup(b, rendered, markup)
	b.WriteString("</div>\n")
	fmt.Fprintf(b, "<template id=\"scripts\">\n<script type=\"module\" src=\"%s\"></script>\n", manifest.Entry)
	for _, chunk := range manifest.Preload[page.Template] {
		fmt.Fprintf(b, "<link rel=\"modulepreload\" href=\"%s\">\n", chunk)
	}
	b.WriteString("</template>\n")
	b.WriteString("<script type=\"application/json\" id=\"page-data\">")
	writePageData(b, data, encode.JSON(unused))
	b.WriteString("</script>\n</body>\n</html>\n")
	return bytes.Clone(b.Bytes())
}

func structuredData(head *schema.Head) []any {
	if head.StructuredData == nil {
		return nil
	}
	objects := head.StructuredData()
	for _, object := range objects {
		if pictured, ok := object.(schema.Pictured); ok && head.Image != "" {
			pictured.SetImage(head.Image)
		}
	}
	return objects
}

func writeHead(b *bytes.Buffer, head *schema.Head, page *schema.Page, manifest bundle.Manifest) {
	tag := func(format string, values ...string) {
		escaped := make([]any, len(values))
		for i, value := range values {
			escaped[i] = html.EscapeString(value)
		}
		fmt.Fprintf(b, format+"\n", escaped...)
	}
	tag(`<meta charset="utf-8">`)
	for _, policy := range head.Policies {
		tag(`<meta http-equiv="Content-Security-Policy" content="%s">`, policy)
	}
	tag(`<meta name="viewport" content="width=device-width, initial-scale=1">`)
	// These precede the script, which switches between them if the visitor has chosen a theme.
	tag(`<meta name="theme-color" content="%s" media="(prefers-color-scheme: light)">`, head.Theme.Light)
	tag(`<meta name="theme-color" content="%s" media="(prefers-color-scheme: dark)">`, head.Theme.Dark)
	if head.Theme.Dim != "" {
		tag(`<meta name="theme-color" content="%s" media="not all">`, head.Theme.Dim)
	}
	fmt.Fprintf(b, "<script>%s</script>\n", HeadScript)
	tag(`<title>%s</title>`, head.Title)
	tag(`<meta name="description" content="%s">`, head.Description)
	if head.NoIndex() {
		tag(`<meta name="robots" content="noindex">`)
	}
	tag(`<link rel="canonical" href="%s">`, head.Canonical)
	for _, font := range manifest.Fonts {
		tag(`<link rel="preload" href="%s" as="font" type="font/woff2" crossorigin>`, font)
	}
	for _, sheet := range manifest.Styles[page.Template] {
		tag(`<link rel="stylesheet" href="%s">`, sheet)
	}
	tag(`<meta property="og:type" content="%s">`, head.Type)
	tag(`<meta property="og:site_name" content="%s">`, head.SiteName)
	tag(`<meta property="og:locale" content="%s">`, strings.ReplaceAll(head.Language, "-", "_"))
	tag(`<meta property="og:title" content="%s">`, page.Title)
	tag(`<meta property="og:description" content="%s">`, head.Description)
	tag(`<meta property="og:url" content="%s">`, head.Canonical)
	if head.Image != "" {
		tag(`<meta property="og:image" content="%s">`, head.Image)
		tag(`<meta property="og:image:width" content="1200">`)
		tag(`<meta property="og:image:height" content="630">`)
		tag(`<meta property="og:image:type" content="image/png">`)
		tag(`<meta property="og:image:alt" content="%s">`, head.Card.Title)
		tag(`<meta name="twitter:card" content="summary_large_image">`)
	} else {
		tag(`<meta name="twitter:card" content="summary">`)
	}
	tag(`<link rel="icon" href="/favicon.ico" sizes="32x32">`)
	tag(`<link rel="icon" href="/favicon.svg" type="image/svg+xml">`)
	tag(`<link rel="apple-touch-icon" href="/apple-touch-icon.png">`)
	tag(`<link rel="manifest" href="/site.webmanifest">`)
	tag(`<link rel="alternate" type="application/atom+xml" title="%s" href="/feed.xml">`, head.SiteName)
	for _, object := range structuredData(head) {
		fmt.Fprintf(b, "<script type=\"application/ld+json\">%s</script>\n", encode.JSON(object))
	}
}

// placement describes how a slot of the layout shows a photograph.
type placement struct {
	// sizes is its width, as the value of the sizes attribute.
	sizes string
	// eager is set if the photograph is in the first view and should load first.
	eager bool
}

// onPhone makes phones with more than two device pixels per CSS pixel load a photograph for about
// two: more look the same and take twice as long to load.
const onPhone = "(max-width: 30rem) and (min-resolution: 2.25dppx) 60vw, "

// placements are the layout's slots for photographs, shown by components/ui/picture.tsx. The style
// sheets of the slots define the crop.
var placements = map[string]placement{
	"hero":     {"(min-width: 64rem) 38rem, min(38rem, 100vw)", true}, // cropped from both sides
	"pitch":    {onPhone + "(min-width: 75rem) 30rem, (min-width: 48rem) 40vw, 92vw", true},
	"article":  {onPhone + "(min-width: 70rem) 66rem, 100vw", true},
	"banner":   {onPhone + "(min-width: 84rem) 80rem, 100vw", false},
	"figure":   {onPhone + "(min-width: 45rem) 44rem, 92vw", false},
	"card":     {onPhone + "(min-width: 75rem) 40rem, (min-width: 48rem) 54vw, 92vw", false},
	"half":     {"(min-width: 75rem) 28rem, (min-width: 48rem) 38vw, 92vw", false},
	"step":     {"(min-width: 75rem) 22rem, (min-width: 48rem) 27vw, 76vw", false},
	"small":    {"24rem", false},
	"portrait": {"8rem", false},
	"emblem":   {"12rem", false},
}

var sizes = pattern.Of(` sizes="[^"]*"`)

// placed adapts the markup of a photograph to a slot. Other markup has no slot. For a slot that is
// not in the table it returns the markup unchanged, which fits running text.
func placed(markup, slot string) string {
	at, ok := placements[slot]
	if !ok {
		return markup
	}
	markup = sizes().ReplaceAllLiteralString(markup, ` sizes="`+at.sizes+`"`)
	if at.eager {
		markup = strings.ReplaceAll(markup, ` loading="lazy"`, ` fetchpriority="high"`)
	}
	return markup
}

// sharedData is the data that all pages of a site share. It is encoded once, sent to each worker
// once, and inserted into the data of every page.
type sharedData struct {
	json []byte
	// sent is the part that documents contain.
	sent   []byte
	markup map[string]string
}

// withoutSite ends the JSON of a page without its last field, Site.
var withoutSite = []byte(`"site":null}`)

// encodePage returns a page's JSON without the shared data.
func encodePage(page *schema.Page) []byte {
	own := *page
	own.Site = nil
	data := encode.JSON(&own)
	if !bytes.HasSuffix(data, withoutSite) {
		panic("render: the site is not the last field of a page")
	}
	return data
}

// complete inserts the shared data into a page's JSON, as documents contain it.
func (s sharedData) complete(page []byte) []byte {
	head := page[:len(page)-len("null}")]
	data := make([]byte, 0, len(head)+len(s.sent)+1)
	return append(append(append(data, head...), s.sent...), '}')
}

// markupFor returns all pieces of HTML that a page may show, by ID.
func (s sharedData) markupFor(page *schema.Page) map[string]string {
	own := *page
	own.Site = nil
	markup := markupOf(&own)
	maps.Copy(markup, s.markup)
	return markup
}

// markupOf collects the pieces of HTML in *v by ID; v is a pointer.
func markupOf(v any) map[string]string {
	markup := map[string]string{}
	schema.Walk(v, func(h *schema.HTML) { markup[h.ID] = h.Markup })
	return markup
}

func writePageData(b *bytes.Buffer, page, markup []byte) {
	b.WriteString(`{"page":`)
	b.Write(page)
	if len(markup) > len("{}") {
		b.WriteString(`,"markup":`)
		b.Write(markup)
	}
	b.WriteByte('}')
}
