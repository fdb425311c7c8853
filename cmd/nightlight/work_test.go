package main

import (
	"context"
	"flag"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"runtime/debug"
	"strconv"
	"strings"
	"testing"
	"text/tabwriter"
	"time"

	"golang.org/x/tools/txtar"

	"nightlight/generator"
	"nightlight/generator/base/diag"
	"nightlight/generator/base/work"
	"nightlight/generator/finishing/disk"
	"nightlight/generator/model"
	"nightlight/generator/sitetest/testfiles"
)

var update = flag.Bool("update", false, "write testdata/work.txt anew")

// workTable contains the work of each build. A change that causes more or less work must update it:
//
//	go test ./cmd/nightlight -run TestWork -update
const workTable = "testdata/work.txt"

// Counts must be equal. Bytes may differ because of the lengths of paths and ports, and allocations
// because of the scheduler. Which results share a file of the cache depends on their keys, which
// any edit of the site's files changes.
const (
	bytesTolerance = 0.02
	keptTolerance  = 1
	allocTolerance = 0.05
)

// workColumns are the columns of the table, with the relative tolerance of their numbers.
var workColumns = []struct {
	name      string
	tolerance float64
}{
	{"documents", 0}, {"parsed", 0}, {"YAML", 0}, {"modules", 0}, {"pages", 0}, {"Node", 0}, {"pictures", 0}, {"files", 0},
	{"encoded", bytesTolerance}, {"written", bytesTolerance}, {"kept", keptTolerance}, {"hashed", bytesTolerance},
	{"sent", bytesTolerance}, {"received", bytesTolerance}, {"plan", allocTolerance}, {"objects", allocTolerance},
}

// workSite is a site whose builds are measured.
type workSite struct {
	name  string
	lay   func(t *testing.T) (root string)
	edits []workEdit
}

// workEdit replaces a text in a file.
type workEdit struct{ name, file, old, new string }

var workSites = []workSite{
	{"the real site", copySite, []workEdit{
		{"nothing", "", "", ""},
		{"words of a post", "content/blog/establishing-healthy-sleep-routines.md", "\n\n## ", " Now.\n\n## "},
		{"title of a post", "content/blog/establishing-healthy-sleep-routines.md", "title: Establishing", "title: Now establishing"},
		{"words of the plan", "content/plan/letter.yaml", "finds the cot less strange", "finds the cot less odd"},
		{"a data file", "content/answers.yaml", "heading: What’s happening?", "heading: What is happening?"},
		{"site.yaml", "content/site.yaml", "tagline: Gentle", "tagline: Very gentle"},
		{"a picture", "content/pictures/emblem-bed.svg", "</svg>", `<path d="M0 0h1v1z"/></svg>`},
		{"a style", "components/styles/base.css", "html {", "html {\n  --now: 1;"},
		{"a component", "components/templates/article.tsx", "<h1>{title}</h1>", "<h1>{title}!</h1>"},
	}},
	{"300 posts", layPosts, []workEdit{
		{"nothing", "", "", ""},
		{"words of a post", "content/blog/evening-000150.md", "\n\n## ", " Now.\n\n## "},
		{"title of a post", "content/blog/evening-000150.md", "title: ", "title: Now "},
		{"a data file", "content/answers.yaml", "heading: What is", "heading: What was"},
		{"site.yaml", "content/site.yaml", "tagline: Written", "tagline: All written"},
		{"a picture", "content/pictures/dot.svg", `r="4"`, `r="3"`},
		{"a style", "components/styles/base.css", "html {", "html {\n  --now: 1;"},
		{"a component", "components/templates/article.tsx", "<h1>{title}</h1>", "<h1>{title}!</h1>"},
	}},
}

// TestWork builds two sites, and each again after every kind of edit. It counts the work, which,
// unlike time, is the same on every machine.
func TestWork(t *testing.T) {
	// One processor, so that the number of processes is the same on every machine.
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	var rows []string
	for _, site := range workSites {
		root := site.lay(t)
		ageAll(t, root)
		rows = append(rows, countWork(t, root, site.name+": first"))
		for i, edit := range site.edits {
			edit.apply(t, root, i)
			rows = append(rows, countWork(t, root, site.name+": "+edit.name))
		}
	}
	compareWork(t, rows)
}

// countWork builds a site as the command does, and returns its row.
func countWork(t *testing.T, root, name string) string {
	t.Helper()
	ctx, before := context.Background(), work.Done()
	builder, err := generator.New(generator.Options{Root: root, Model: model.LittleDormouse(), Now: today})
	if err != nil {
		t.Fatal(err)
	}
	var plan *generator.Plan
	var diags diag.List
	planBytes, planObjects := allocated(func() { plan, diags = builder.Plan(ctx) })
	if plan == nil {
		t.Fatal(name, diags)
	}
	folder := disk.Folder{Path: filepath.Join(root, "dist"), Name: "dist"}
	written, diags, err := disk.Write(ctx, plan.Set, folder)
	if err != nil || diags.HasErrors() {
		t.Fatal(name, diags, err)
	}
	builder.Close() // writes the cache
	done := work.Done().Since(before)
	if done[work.Modules] > 0 {
		planBytes, planObjects = 0, 0 // they would include esbuild's
	}
	count := func(kind work.Kind) int { return int(done[kind]) }
	kibibytes := func(bytes int) int { return int(math.Round(float64(bytes) / 1024)) }
	documents, _ := filepath.Glob(filepath.Join(root, "content", "*", "*.md"))
	row := name
	for _, number := range []int{
		len(documents), count(work.Parsed), count(work.Tokenised), count(work.Modules), count(work.Rendered), count(work.Processes), count(work.Pictures), written.Written,
		kibibytes(count(work.EncodedBytes)), kibibytes(count(work.WrittenBytes)), kibibytes(count(work.KeptBytes)), kibibytes(count(work.HashedBytes)),
		kibibytes(count(work.SentBytes)), kibibytes(count(work.ReceivedBytes)), kibibytes(planBytes), planObjects,
	} {
		row += "\t" + strconv.Itoa(number)
	}
	return row
}

// allocated returns how many bytes and objects do allocates.
func allocated(do func()) (bytes, objects int) {
	defer debug.SetGCPercent(debug.SetGCPercent(-1))
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	do()
	runtime.ReadMemStats(&after)
	return int(after.TotalAlloc - before.TotalAlloc), int(after.Mallocs - before.Mallocs)
}

// compareWork compares rows with the table. With -update, it writes those that differ.
func compareWork(t *testing.T, rows []string) {
	t.Helper()
	data, err := os.ReadFile(workTable)
	if err != nil && !*update {
		t.Fatal(err)
	}
	known := map[string][]string{}
	for line := range strings.Lines(string(data)) {
		cells := betweenCells.Split(strings.TrimSpace(line), -1)
		if len(cells) == len(workColumns)+1 {
			known[cells[0]] = cells
		}
	}
	delete(known, workHead)
	for i, row := range rows {
		cells := strings.Split(row, "\t")
		want := known[cells[0]]
		delete(known, cells[0])
		differing := differences(cells, want)
		if len(differing) == 0 {
			rows[i] = strings.Join(want, "\t") // an update changes only rows that differ
		} else if !*update {
			t.Errorf("%s: %s (see %s)", cells[0], strings.Join(differing, ", "), workTable)
		}
	}
	for name := range known {
		if !*update {
			t.Errorf("%s: no build has this name (see %s)", name, workTable)
		}
	}
	if *update {
		testfiles.Write(t, workTable, tableOfWork(rows))
	}
}

// workHead is the heading of the column with the builds' names.
const workHead = "build"

// betweenCells matches the space between two columns.
var betweenCells = regexp.MustCompile(` {2,}`)

// differences returns the cells that differ by more than the tolerance of their columns.
func differences(got, want []string) (found []string) {
	if len(want) != len(got) {
		return []string{"it has no row"}
	}
	for i, column := range workColumns {
		is, _ := strconv.ParseFloat(got[i+1], 64)
		was, _ := strconv.ParseFloat(want[i+1], 64)
		if math.Abs(is-was) > max(column.tolerance*was, min(1, column.tolerance*1000)) {
			found = append(found, fmt.Sprintf("%s %s instead of %s", column.name, got[i+1], want[i+1]))
		}
	}
	return found
}

const workRemark = `# What builds do, on one processor: the first, and those after an edit of each kind. A change
# that does more or less writes it anew, and the reviewer sees by how much:
#
#     go test ./cmd/nightlight -run TestWork -update
#
# documents are there, and parsed; YAML are the texts split into tokens; modules those that
# esbuild parsed; pages are rendered; Node counts its processes, and once the question for its
# version; pictures are made. files are written to dist/. encoded (as JSON), written, kept (in the cache),
# hashed, sent to Node and received are in KiB. plan is what a plan allocates, in KiB and in objects,
# where esbuild did not run.

`

func tableOfWork(rows []string) string {
	var b strings.Builder
	b.WriteString(workRemark)
	w := tabwriter.NewWriter(&b, 0, 0, 2, ' ', 0)
	fmt.Fprint(w, workHead)
	for _, column := range workColumns {
		fmt.Fprint(w, "\t", column.name)
	}
	fmt.Fprintln(w)
	for _, row := range rows {
		fmt.Fprintln(w, row)
	}
	_ = w.Flush()
	return b.String()
}

// apply edits a file. All files get old modification times, since a recent one does not identify
// the contents of a file.
func (e workEdit) apply(t *testing.T, root string, n int) {
	t.Helper()
	if e.file == "" {
		return
	}
	file := filepath.Join(root, filepath.FromSlash(e.file))
	testfiles.Edit(t, file, e.old, e.new)
	age(t, file, longAgo.Add(time.Duration(n+1)*time.Minute))
}

var longAgo = time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)

func ageAll(t *testing.T, root string) {
	t.Helper()
	err := filepath.WalkDir(root, func(file string, entry os.DirEntry, err error) error {
		if err == nil && entry.Type().IsRegular() {
			age(t, file, longAgo)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

func age(t *testing.T, file string, when time.Time) {
	t.Helper()
	if err := os.Chtimes(file, when, when); err != nil {
		t.Fatal(err)
	}
}

// layPosts creates the site of the benchmark.
func layPosts(t *testing.T) (root string) {
	t.Helper()
	root = copySite(t)
	content := filepath.Join(root, "content")
	if err := os.RemoveAll(content); err != nil {
		t.Fatal(err)
	}
	archive, err := txtar.ParseFile("../../bench/sites.txtar")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range archive.Files {
		if name, isContent := strings.CutPrefix(file.Name, "nightlight/content/"); isContent {
			testfiles.Write(t, filepath.Join(content, name), file.Data)
		}
	}
	posts := filepath.Join(content, "blog")
	if err := os.Mkdir(posts, 0o755); err != nil {
		t.Fatal(err)
	}
	script := `import { writeFileSync } from 'node:fs';
import { post } from './bench/corpus.mjs';
for (let n = 0; n < 300; n++) {
  const { slug, text } = post(n, 300);
  writeFileSync(process.argv[1] + '/' + slug + '.md', text);
}`
	cmd := exec.Command("node", "--input-type=module", "--eval", script, posts)
	cmd.Dir = "../.."
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	return root
}
