package markdown

import (
	"reflect"
	"strings"
	"sync"
	"testing"

	"nightlight/generator/base/diag"
	"nightlight/generator/schema"
)

func TestPositionsCountFromTheOrigin(t *testing.T) {
	converter := New(Options{Resolver: testResolver{}})
	doc, problems := converter.Convert("Fön [a](/a)\n\n<b>", diag.Pos{File: "content/blog/a.md", Line: 12})
	if want := (diag.Pos{File: "content/blog/a.md", Line: 12, Column: 9}); doc.Links[0].Pos != want {
		t.Errorf("the link is at %v, not at %v", doc.Links[0].Pos, want)
	}
	if want := (diag.Pos{File: "content/blog/a.md", Line: 14, Column: 1}); problems[0].Pos != want {
		t.Errorf("the problem is at %v, not at %v", problems[0].Pos, want)
	}
	_, links, _ := converter.Prose("One\n[a](/a)", diag.Pos{File: "site.yaml", Line: 7, Column: 5})
	if want := (diag.Pos{File: "site.yaml", Line: 8, Column: 9}); links[0].Pos != want {
		t.Errorf("the link of a value is at %v, not at %v", links[0].Pos, want)
	}
}

// bell is a site's own block whose directive has one line.
type bell struct {
	Type string `json:"type" const:"bell"`
}

func (*bell) Block() {}

func TestASitesOwnBlocksOfOneLineAreNamed(t *testing.T) {
	_, problems := New(Options{Resolver: testResolver{}, Blocks: []Block{{Of: &bell{}}}}).Convert(":::", diag.Pos{})
	if want := "Remove it; :::bell, :::jump and :::table have no closing line."; problems[0].Hint != want {
		t.Errorf("the hint is %q, not %q", problems[0].Hint, want)
	}
}

// post contains some of the elements of articles.
const post = `## It's *late*

One "two"
three[^n].

- four &amp; five -- *six*

:::accordion
:::item{title="Seven"}
![eight](/a.jpg) [nine](https://nhs.uk)
:::
:::

[^n]: Ten.
`

func TestTextIsWhatAReaderReads(t *testing.T) {
	doc, problems := New(Options{Resolver: testResolver{}}).Convert(post, diag.Pos{})
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	want := "It’s late\nOne “two” three.\nfour & five – six\nSeven\n nine\nTen.\n"
	if doc.Text != want {
		t.Errorf("the text is\n%q, not\n%q", doc.Text, want)
	}
	if doc.Words != 11 {
		t.Errorf("%d words, not 11", doc.Words)
	}
}

func TestTwoDirectivesOfOneNameAreAFaultOfTheModel(t *testing.T) {
	for name, block := range map[string]schema.Block{"of the engine": &schema.Tabs{}, "none": &nameless{}} {
		t.Run(name, func(t *testing.T) {
			defer func() {
				if recover() == nil {
					t.Error("the converter takes it")
				}
			}()
			New(Options{Blocks: []Block{{Of: block}}})
		})
	}
}

// nameless has no const tag.
type nameless struct{ Type string }

func (*nameless) Block() {}

func TestConverterServesManyAtOnce(t *testing.T) {
	converter := New(Options{Resolver: testResolver{}})
	want, _ := converter.Convert(strings.Repeat(post, 20), diag.Pos{})
	var group sync.WaitGroup
	for range 8 {
		group.Go(func() {
			if got, _ := converter.Convert(strings.Repeat(post, 20), diag.Pos{}); !reflect.DeepEqual(got, want) {
				t.Error("two conversions of one text differ")
			}
		})
	}
	group.Wait()
}
