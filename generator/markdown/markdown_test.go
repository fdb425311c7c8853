package markdown

import (
	"maps"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"

	"nightlight/generator/diag"
	"nightlight/generator/schema"
)

func TestConvertCountsFromItsOrigin(t *testing.T) {
	doc, problems := New(Options{testResolver{}}).Convert([]byte("Fön [a](/a)\n\n<b>"), diag.Pos{File: "content/blog/a.md", Line: 12})
	if want := (diag.Pos{File: "content/blog/a.md", Line: 12, Column: 9}); doc.Links[0].Pos != want {
		t.Errorf("the link is at %v, not at %v", doc.Links[0].Pos, want)
	}
	if want := (diag.Pos{File: "content/blog/a.md", Line: 14, Column: 1}); problems[0].Pos != want {
		t.Errorf("the problem is at %v, not at %v", problems[0].Pos, want)
	}
}

func TestValuesCountFromTheirColumn(t *testing.T) {
	_, links, _ := New(Options{testResolver{}}).Prose("One\n[a](/a)", diag.Pos{File: "site.yaml", Line: 7, Column: 5})
	if want := (diag.Pos{File: "site.yaml", Line: 8, Column: 9}); links[0].Pos != want {
		t.Errorf("the link is at %v, not at %v", links[0].Pos, want)
	}
}

func TestTextIsWhatAReaderReads(t *testing.T) {
	src := `## It's *late*

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
	doc, problems := New(Options{testResolver{}}).Convert([]byte(src), diag.Pos{})
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

// A directive that lacks in the table could be shown but never written.
func TestEveryBlockHasItsDirective(t *testing.T) {
	kinds := directives()
	for name, block := range schema.Blocks {
		k := kinds[name]
		if name == "prose" {
			continue
		}
		if k == nil || reflect.TypeOf(k.schema) != reflect.TypeOf(block).Elem() || k.build == nil {
			t.Errorf("no directive builds %T", block)
		}
	}
}

func TestEveryDirectiveFitsTheOneAround(t *testing.T) {
	kinds := directives()
	for _, name := range slices.Sorted(maps.Keys(kinds)) {
		k := kinds[name]
		if k.holds != "" && (kinds[k.holds] == nil || kinds[k.holds].inside != name) {
			t.Errorf(":::%s holds :::%s, which does not stand in it", name, k.holds)
		}
		if (k.build == nil) != (k.inside != "") {
			t.Errorf(":::%s is built neither by itself nor by another one, or by both", name)
		}
	}
}

func TestConverterServesManyAtOnce(t *testing.T) {
	converter := New(Options{testResolver{}})
	want, _ := converter.Convert(post(), diag.Pos{})
	var group sync.WaitGroup
	for range 8 {
		group.Go(func() {
			if got, _ := converter.Convert(post(), diag.Pos{}); !reflect.DeepEqual(got, want) {
				t.Error("two conversions of one text differ")
			}
		})
	}
	group.Wait()
}

// post is an article of about 600 words with what articles hold.
func post() []byte {
	paragraph := "Most babies who wake at five *aren't* hungry: they've had \"enough\" sleep for now. " +
		"Look at [wake windows](/understanding-sleep-needs) first -- and at the **room**, which needs to be " +
		"darker than you'd think. The [NHS](https://www.nhs.uk/baby/) says the same, in fewer words.\n\n"
	return []byte("## Early mornings\n\n" + strings.Repeat(paragraph, 6) +
		"## What to do tonight\n\n" + strings.Repeat("- Bedtime twenty minutes earlier, and no later than seven.\n", 8) +
		"\n:::callout{kind=\"safety\" title=\"Clear the cot\"}\n" + paragraph + ":::\n\n" + strings.Repeat(paragraph, 5))
}

// BenchmarkConvert converts one article. 10,000 of them should take two cores
// about a second: 200 µs each.
func BenchmarkConvert(b *testing.B) {
	converter, src := New(Options{testResolver{}}), post()
	b.SetBytes(int64(len(src)))
	b.ReportAllocs()
	for b.Loop() {
		converter.Convert(src, diag.Pos{File: "content/blog/early-mornings.md", Line: 12})
	}
}
