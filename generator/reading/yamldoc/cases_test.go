package yamldoc

import (
	"flag"
	"path"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"

	"nightlight/generator/base/diag"
	"nightlight/generator/sitetest/testfiles"
)

var update = flag.Bool("update", false, "write what was printed into the cases")

// recipe is the front matter of the cases.
type recipe struct {
	common   `yaml:",inline"`
	Lead     words    `yaml:"lead" validate:"required"`
	Reviewed day      `yaml:"reviewed" validate:"required"`
	Sources  []action `yaml:"sources" validate:"unique=Label,dive"`
	Next     *next    `yaml:"next"`
	Related  []string `yaml:"related"`
}

type common struct {
	Title       string `yaml:"title" validate:"required"`
	Description string `yaml:"description" validate:"required"`
	Access      string `yaml:"access" validate:"omitempty,oneof=public members"`
	Hidden      bool   `yaml:"hidden"`
}

type next struct {
	Heading string `yaml:"heading" validate:"required"`
	Text    words  `yaml:"text" validate:"required"`
	Action  action `yaml:"action" validate:"required"`
}

type action struct {
	Label string `yaml:"label" validate:"required"`
	Href  string `yaml:"href" validate:"required"`
}

type review struct {
	ID    int    `yaml:"id" validate:"required"`
	Name  string `yaml:"name" validate:"required"`
	Role  string `yaml:"role" validate:"required"`
	Quote words  `yaml:"quote" validate:"required"`
	Stars int    `yaml:"stars" validate:"required,min=1,max=5"`
}

type table struct {
	Caption string   `yaml:"caption" validate:"required"`
	Columns []string `yaml:"columns" validate:"required"`
	Price   string   `yaml:"price" validate:"omitempty,startswith=£,amount=£"`
	Phone   string   `yaml:"phone" validate:"omitempty,phone"`
	Address string   `yaml:"address" validate:"omitempty,url,endsnotwith=/"`
	Other   string   `yaml:"other" validate:"omitempty,url"`
}

var recipes = NewReader(reflect.TypeFor[recipe](), reflect.TypeFor[[]review](), reflect.TypeFor[table]())

// readCase reads a file of a case into the type for its name.
func readCase(file string, data []byte) *Result {
	switch path.Base(file) {
	case "reviews.yaml":
		return recipes.Read(file, data, &[]review{})
	case "table.yaml":
		return recipes.Read(file, data, &table{})
	}
	doc, _, _, problem := recipes.FrontMatter(file, diag.Normalise(data))
	if problem != nil {
		return &Result{Diags: diag.List{*problem}}
	}
	return doc.Decode(&recipe{})
}

// printed is the part of a case with the expected output.
const printed = "printed"

const casesFile = "testdata/mistakes.txtar"

// mistake is a case: its name with a description, the author's file, and the expected output.
type mistake struct{ about, author, printed *txtar.File }

func mistakes(t testing.TB) (archive *txtar.Archive, all []mistake) {
	t.Helper()
	archive, err := txtar.ParseFile(casesFile)
	if err != nil || len(archive.Files)%3 != 0 {
		t.Fatalf("a case has a name, one file, and then what is printed about it: %v", err)
	}
	for three := range slices.Chunk(archive.Files, 3) {
		all = append(all, mistake{&three[0], &three[1], &three[2]})
	}
	return archive, all
}

func TestMistakes(t *testing.T) {
	archive, all := mistakes(t)
	for _, c := range all {
		name, _, _ := strings.Cut(c.about.Name, ":")
		t.Run(name, func(t *testing.T) {
			if c.printed.Name != printed {
				t.Fatalf("%s stands where something is printed", c.printed.Name)
			}
			author, want := c.author, &c.printed.Data
			var out strings.Builder
			if err := diag.Print(&out, diag.Text, readCase(author.Name, author.Data).Diags, diag.Style{}); err != nil {
				t.Fatal(err)
			}
			if out.Len() == 0 {
				t.Fatal("nothing is printed about this case")
			}
			if *update {
				*want = []byte(out.String())
				return
			}
			if diff := cmp.Diff(string(*want), out.String()); diff != "" {
				t.Errorf("printed differently (-want +got; go test -update writes it):\n%s", diff)
			}
		})
	}
	if *update {
		testfiles.Write(t, casesFile, txtar.Format(archive))
	}
}

// A correction changes only its own line: the line can then be read, and every other value
// that could be read before is unchanged.
func TestCorrectionsKeepTheOtherValues(t *testing.T) {
	tried := 0
	_, all := mistakes(t)
	for _, c := range all {
		author, file := c.author, c.about.Name
		before := readCase(author.Name, author.Data)
		for _, problem := range before.Diags {
			if problem.Fixed == "" || problem.Line == 0 {
				continue
			}
			tried++
			lines := diag.Lines(author.Data)
			fixed := slices.Concat(lines[:problem.Line-1], []string{problem.Fixed}, lines[problem.Line:])
			after := readCase(author.Name, []byte(strings.Join(fixed, "\n")))
			if slices.ContainsFunc(after.Diags, func(d diag.Diagnostic) bool { return d.Pos == problem.Pos && d.Message == problem.Message }) {
				t.Errorf("%s: %q corrects nothing", file, problem.Fixed)
			}
			said := valuesBeside(after, 0)
			for _, value := range valuesBeside(before, problem.Line) {
				if !slices.Contains(said, value) {
					t.Errorf("%s: with %q nothing says %q any more", file, problem.Fixed, value)
				}
			}
		}
	}
	if tried < 40 {
		t.Errorf("only %d corrections were tried", tried)
	}
}

// valuesBeside returns the values on other lines with their keys, but not the indexes of
// items, which may change when an earlier item can be read.
func valuesBeside(r *Result, line int) (values []string) {
	for _, scalar := range r.Scalars {
		if scalar.Pos.Line != line {
			values = append(values, LastKey(scalar.Path)+": "+scalar.Text)
		}
	}
	return values
}

// A rule without a case might not recognise its mistake.
func TestEachMistakeRuleHasACase(t *testing.T) {
	cases := testfiles.Read(t, casesFile)
	for _, rule := range mistakeRules {
		if !strings.Contains(string(cases), rule.sentence) {
			t.Errorf("no case shows: %s", rule.sentence)
		}
	}
}
