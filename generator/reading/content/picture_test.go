package content

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"
)

func TestPicturesAreInlinedWithoutSizeAndWithNamesOfTheirOwn(t *testing.T) {
	svg, diags := inlinePicture("content/pictures/moon.svg", []byte(`<?xml version="1.0"?>
<!-- drawn by hand -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:ink="urn:ink" ink:version="1" id="root" width="40" height="30" viewBox="0 0 40 30">
  <title>Moon</title>
  <ink:view zoom="2"><ink:grid/></ink:view>
  <metadata><x>y</x></metadata>
  <defs><linearGradient id="glow"><stop offset="0" stop-color="#fff"/></linearGradient></defs>
  <circle r="4" fill="url(#glow)"/>
  <use xlink:href="#glow"/>
  <text>Z &amp; z</text>
</svg>`))
	if len(diags) > 0 {
		t.Fatal(diags)
	}
	want := `<svg class="picture" aria-hidden="true" viewBox="0 0 40 30">` +
		`<defs><linearGradient id="moon-glow"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs>` +
		`<circle r="4" fill="url(#moon-glow)"></circle><use href="#moon-glow"></use><text>Z &amp; z</text></svg>`
	if svg != want {
		t.Errorf("got\n%s\nwant\n%s", svg, want)
	}
}

// Inkscape writes the appearance of lines into styles, even in plain SVG.
func TestAStyleBecomesAttributes(t *testing.T) {
	svg, diags := inlinePicture("content/pictures/moon.svg", []byte(
		`<svg viewBox="0 0 1 1"><path fill="red" d="M0 0" style="fill: url(#a); stroke:none;-inkscape-stroke:none;mix-blend-mode:normal;"/></svg>`))
	want := `<svg class="picture" aria-hidden="true" viewBox="0 0 1 1"><path d="M0 0" fill="url(#moon-a)" stroke="none"></path></svg>`
	if svg != want || len(diags) > 0 {
		t.Errorf("got\n%s\nwant\n%s\n%v", svg, want, diags)
	}
}

func TestPicturesCannotRunOrLoadAnything(t *testing.T) {
	for _, inside := range []string{
		`<script/>`, `<style>a{}</style>`, `<image href="x.png"/>`, `<foreignObject/>`, `<a href="/"><path/></a>`,
		`<iframe/>`, `<animate onbegin="x()"/>`, `<path ONCLICK="x()"/>`, `<use href="https://example.org/#a"/>`,
		`<use xlink:href="data:image/svg+xml,x"/>`, `<path fill="url( 'http://example.org' )"/>`, `<path fill="u\72l(http://example.org)"/>`,
		`<path mask="url(https://example.org/#m)"/>`, `<path cursor="url(https://example.org/a.png), auto"/>`,
		`<path mask="image-set('https://example.org/a.png' 1x)"/>`, `<path cursor="src('https://example.org')"/>`,
		`<path style="onclick:x()"/>`, `<path style="mix-blend-mode:multiply"/>`, `<path style="fill:url(https://example.org)"/>`, `<svg:script/></svg:script>`, `</g>`, `<g>`,
	} {
		svg, diags := inlinePicture("content/pictures/a.svg", []byte(`<svg viewBox="0 0 1 1">`+inside+`</svg>`))
		if !diags.HasErrors() {
			t.Errorf("%s is let through as %s", inside, svg)
		}
	}
}

func TestAPictureHasOneRoot(t *testing.T) {
	const around = `<svg class="picture" aria-hidden="true" viewBox="0 0 1 1">`
	inner := `<svg width="1" height="2"></svg></svg>`
	if svg, diags := inlinePicture("content/pictures/a.svg", []byte(`<svg viewBox="0 0 1 1">`+inner)); svg != around+inner || len(diags) > 0 {
		t.Errorf("%s, %v", svg, diags)
	}
	_, diags := inlinePicture("content/pictures/a.svg", []byte(`<g><path d="M0 0"/></g>`))
	if len(diags) != 1 || diags[0].Message != "A picture begins with <svg>, not with <g>." {
		t.Errorf("another root: %v", diags)
	}
}

func TestIconsTakeTheSizeAndColourOfTheText(t *testing.T) {
	icon := &fstest.MapFile{Data: []byte(`<!-- a licence --><svg class="x" width="24"><path d="M1 1" /> <path d="M2 2" /></svg>`)}
	icons := newResolver(Options{Icons: fstest.MapFS{"moon.svg": icon}})
	svg, _, ok := icons.Icon("moon")
	if !ok || !strings.Contains(svg, `class="icon" aria-hidden="true"`) || !strings.HasSuffix(svg, `><path d="M1 1" /><path d="M2 2" /></svg>`) {
		t.Errorf("got %s", svg)
	}
	if _, near, ok := icons.Icon("mooon"); ok || near != "moon" {
		t.Errorf("got the suggestion %q", near)
	}
}

func TestADrawingThatIsSlowToLoadIsAWarning(t *testing.T) {
	for size, want := range map[int]int{90e3: 0, 200e3: 1} {
		_, diags := inlinePicture("content/pictures/a.svg", []byte(`<svg viewBox="0 0 1 1"><path d="`+strings.Repeat("M0 0", size/4)+`"/></svg>`))
		if len(diags) != want || diags.HasErrors() {
			t.Errorf("a drawing of %d bytes: %v", size, diags)
		}
	}
}

func TestADrawingRepeatsItsPartsOnlySoOften(t *testing.T) {
	doubled := func(levels int) string {
		svg := `<svg viewBox="0 0 1 1"><g id="g0"><path d="M0 0"/></g>`
		for i := range levels {
			svg += fmt.Sprintf(`<g id="g%d"><use href="#g%d"/><use xlink:href="#g%d"/></g>`, i+1, i, i)
		}
		return svg + `</svg>`
	}
	many := `<svg viewBox="0 0 1 1"><g id="all"><path id="leaf" d="M0 0"/>` + strings.Repeat(`<g><use href="#leaf"/></g>`, 2000) + `</g></svg>`
	inItself := `<svg viewBox="0 0 1 1"><g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g></svg>`
	deep := `<svg viewBox="0 0 1 1">` + strings.Repeat("<g>", 600) + strings.Repeat("</g>", 600) + `</svg>`
	for svg, want := range map[string]bool{deep: true, doubled(8): false, doubled(40): true, many: false, inItself: true} {
		if _, diags := inlinePicture("content/pictures/a.svg", []byte(svg)); diags.HasErrors() != want {
			t.Errorf("%.80s: %v", svg, diags)
		}
	}
}
