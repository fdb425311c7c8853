package main

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/jpeg"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/evanw/esbuild/pkg/api"

	"nightlight/generator"
	"nightlight/generator/base/slug"
	"nightlight/generator/model"
	"nightlight/generator/reading/content"
	"nightlight/generator/serving/inplace"
)

// operations are everything that she does. Those on single pages and on members are here.
var operations = append([]operation{
	{"a post", func(y *year) { y.post(400) }},
	{"a short post", func(y *year) { y.post(150) }},
	{"a post for next month", func(y *year) {
		file := y.post(200)
		y.edit(file, regexp.MustCompile(`(?m)^date: .*$`), "date: "+time.Now().AddDate(0, 1, 0).Format(time.DateOnly))
	}},
	{"the last article moved", func(y *year) {
		last := len(y.posts) - 1
		if last < 0 {
			y.idle = "there is no article of hers"
			return
		}
		y.posts[last] = "content" + y.move(y.posts[last]) + ".md"
	}},
	{"a photograph", func(y *year) { y.photograph() }},
	{"a price", func(y *year) {
		y.edit("content/prices.yaml", regexp.MustCompile(`amount: £\d+\n`), fmt.Sprintf("amount: £%d\n", 300+y.count))
	}},
	{"a story", func(y *year) { y.story() }},
	{"an offer", func(y *year) { y.offer() }},
	{"the banner", func(y *year) {
		y.turn("content/pages/index.md", "Ready for bed, and nobody dreading it.", "Ready for bed, and nobody dreading it this winter.", "Ready for bed, and nobody dreading it: a new season.")
	}},
	{"another password", func(y *year) {
		y.run("owner\n"+y.password(), "member", "set", "--yes")
		y.members = nil
	}},
	{"a phrase of a guide", func(y *year) {
		y.edit(y.anyGuide(), regexp.MustCompile(`(?m)^([A-Z][a-z ,']{30,}?)\.`), "$1, as most families find.")
	}},
	{"a word of the plan", func(y *year) {
		y.turn("content/plan/letter.yaml", "good place to start", "fine place to start")
	}},
	{"a guide edited in the page", func(y *year) { y.inPage(y.anyGuide()) }},
	{"a price edited in the page", func(y *year) { y.inPage("content/pages/terms.md") }},
	{"the description edited at /admin", func(y *year) {
		y.atAdmin("content/site.yaml", "description", "Gentle, evidence-based baby and child sleep support in the UK, "+y.week()+".", "in-place")
	}},
	{"a guide edited at /admin", func(y *year) {
		y.atAdmin(y.anyGuide(), "lead", "What to look at first, in "+y.week()+": one thing after the other.\n", "in-place")
	}},
	{"a guide written anew by /admin", func(y *year) {
		y.atAdmin(y.anyGuide(), "lead", "What to look at first, and what can wait until "+y.week()+".", "anew")
	}},
	{"a guide moved", func(y *year) { y.move(y.anyGuide()) }},
	{"an article moved", func(y *year) {
		if len(y.posts) == 0 {
			y.idle = "there is no article of hers"
			return
		}
		i := y.r.IntN(len(y.posts))
		y.posts[i] = "content" + y.move(y.posts[i]) + ".md"
	}},
	{"a page moved", func(y *year) {
		y.move(y.glob("content/pages/after-a-loss*.md")[0])
	}},
	{"a post removed", func(y *year) { y.removePost() }},
	{"one item more in the menu", func(y *year) {
		if strings.Contains(y.Read("content/site.yaml"), "    - label: Terms ") {
			y.idle = "two items do not lead to one page"
			return
		}
		y.edit("content/site.yaml", regexp.MustCompile(`(?m)^    - label: Blog\n`), fmt.Sprintf("    - label: Terms %d\n      href: /terms\n    - label: Blog\n", y.count))
	}},
	{"one item less in the menu", func(y *year) {
		if !strings.Contains(y.Read("content/site.yaml"), "    - label: Terms ") {
			y.idle = "there is no item of hers"
			return
		}
		y.edit("content/site.yaml", regexp.MustCompile(`    - label: Terms \d+\n      href: /terms\n`), "")
	}},
	{"a point more on the home page", func(y *year) {
		y.edit("content/pages/index.md", regexp.MustCompile(`(?m)^    - icon: ruler$`), fmt.Sprintf("    - icon: heart\n      title: Time for you in %s\n      text: |\n        You get an evening back, and then a second one.\n    - icon: ruler", y.week()))
	}},
	{"the month's cleaning up", func(y *year) {
		y.edit("content/pages/services.md", regexp.MustCompile(`(?m)^  month: .*$`), "  month: "+time.Now().AddDate(0, y.count, 0).Format("2006-01"))
	}},
	{"two people, two guides", func(y *year) {
		first, second := y.anyGuide(), y.anyGuide()
		for second == first {
			second = y.anyGuide()
		}
		y.together(func() { y.reviewed(first, "Ada") }, func() { y.reviewed(second, "Ben") })
	}},
	{"two people, a story and a guide", func(y *year) {
		y.together(func() { y.reviewed(y.anyGuide(), "Ada") }, y.story)
	}},
	{"two people, two paragraphs of a guide", func(y *year) {
		file := y.anyGuide()
		y.together(func() { y.reviewed(file, "Ada") }, func() { y.add(file, "\n"+y.pick(ordinary...)+"\n") })
	}},
	{"a guide as it was", func(y *year) { y.restore() }},
	{"a guide removed", func(y *year) { y.removeGuide() }},
	{"what was removed comes back", func(y *year) { y.bringBack() }},
	{"a member in", func(y *year) { y.memberIn() }},
	{"a member out", func(y *year) { y.memberOut() }},
	{"the turn of the year", func(y *year) { y.turnOfTheYear() }},
	{"somebody has read the advice", func(y *year) {
		y.idle = "nothing has changed since somebody read it"
		y.run("", "review", "--name", fmt.Sprintf("A. Nurse %d", y.count), "--profession", "health visitor", "--yes")
	}},
	{"the editor at /admin", func(y *year) {
		if strings.Contains(y.Read("content/site.yaml"), "\nadmin: true") {
			y.idle = "it is there"
			return
		}
		y.add("content/site.yaml", "\nadmin: true\nrepository:\n  name: little-dormouse/website\n")
	}},
	{"Google's verification", func(y *year) {
		name := fmt.Sprintf("google%016x.html", y.count)
		y.Write("public/"+name, "google-site-verification: "+name+"\n")
	}},
	{"a download", func(y *year) {
		file := fmt.Sprintf("public/checklist-%d.pdf", y.count)
		y.Write(file, "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n")
		if y.sealed() {
			y.follow = func() {
				y.edit("content/site.yaml", regexp.MustCompile(`(?m)^public-files:\n`), "public-files:\n  - "+file+"\n")
			}
		}
	}},
}, settingOperations...)

var ordinary = []string{
	"The evening goes better when you start while everybody is still cheerful.",
	"Write the last three evenings down before you change anything.",
	"One change at a time is enough, and a week tells you more than a night.",
	"Your child has good days and less good ones, as you do.",
	"Talk about it at lunch, and never at two in the morning.",
}

// week returns the time of the current operation, which differs for each.
func (y *year) week() string {
	return fmt.Sprintf("week %d of %d", y.count%52+1, firstDay.Year()+y.count/52)
}

// post writes an article of some words, and returns its file.
func (y *year) post(words int) string {
	y.Helper()
	title := "An evening in " + y.week()
	y.run("", "new", "post", title)
	file := "content/blog/" + slug.Of(title) + ".md"
	var body strings.Builder
	for n := 0; n < words; n += 12 {
		body.WriteString(y.pick(ordinary...))
		if n%48 == 0 {
			body.WriteString("\n\n")
		} else {
			body.WriteString(" ")
		}
	}
	head, _, _ := strings.Cut(strings.TrimPrefix(y.Read(file), "---\n"), "\n---\n")
	head = strings.Replace(head, "\ndraft: true", "", 1)
	for key, value := range map[string]string{
		"description": "What one family changed in their evenings in " + y.week() + ", what stayed, and how bedtime went from then on.",
		"excerpt":     "One family, one evening, and the small change that everybody noticed.",
		"alt":         "A lamp beside an open picture book",
	} {
		head = regexp.MustCompile(`(?m)^`+key+`: .*$`).ReplaceAllString(head, key+": "+value)
	}
	y.Write(file, "---\n"+head+"\n---\n\n"+strings.TrimSpace(body.String())+"\n")
	y.posts = append(y.posts, file)
	return file
}

// photograph gives a new post its own picture.
func (y *year) photograph() {
	y.Helper()
	name := fmt.Sprintf("lamp-%d.jpg", y.count)
	picture := image.NewRGBA(image.Rect(0, 0, 1600, 1000))
	for x := range 1600 {
		for row := range 1000 {
			picture.Set(x, row, color.RGBA{uint8(x / 8), uint8(row / 5), uint8(y.count), 255})
		}
	}
	var data bytes.Buffer
	if err := jpeg.Encode(&data, picture, nil); err != nil {
		y.Fatal(err)
	}
	y.Write("content/pictures/"+name, data.String())
	y.edit(y.post(150), regexp.MustCompile(`(?m)^picture: .*$`), "picture: "+name)
}

// offer adds an offer of £199, first without its checkout, which causes the one message.
func (y *year) offer() {
	y.Helper()
	id := fmt.Sprintf("group-%d", y.count)
	y.add("content/prices.yaml", "")
	y.edit("content/prices.yaml", regexp.MustCompile(`(?m)^  - id: online-programme$`), "  - id: "+id+"\n    amount: £199\n  - id: online-programme")
	without := fmt.Sprintf(`  - id: %s
    title: Group Course %d
    description: |
      Four evenings with four other families.
    details: |
      We meet for an hour each week.
    benefits:
      - Four evenings
      - A place to ask
    price: "{price:%s}"
    price-note: Paid once.
    action-type: purchase
    action: Book the course
    picture: step-plan
    terms: |
      The [terms](/terms) have the details.
`, id, y.count, id)
	y.edit("content/pages/services.md", regexp.MustCompile(`(?m)^  - id: online-programme\n`), strings.ReplaceAll(without, "$", "$$")+"  - id: online-programme\n")
	y.follow = func() {
		y.edit("content/pages/services.md", regexp.MustCompile(`    action: Book the course\n`), fmt.Sprintf("    checkout-url: https://buy.stripe.com/example-%s\n    example: true\n    action: Book the course of week %d\n", id, y.count))
	}
}

// move moves a page to another address, and returns it.
func (y *year) move(file string) string {
	y.Helper()
	from := "/" + strings.TrimSuffix(filepath.Base(file), ".md")
	folder := ""
	if strings.HasPrefix(file, "content/blog/") {
		folder = "/blog"
	}
	to := folder + regexp.MustCompile(`(-moved-\d+)?$`).ReplaceAllString(from, fmt.Sprintf("-moved-%d", y.count))
	y.run("", "move", folder+from, to)
	return to
}

// removePost removes an article, and redirects its readers.
func (y *year) removePost() {
	y.Helper()
	if len(y.posts) == 0 {
		y.idle = "there is no article of hers"
		return
	}
	y.remove(y.posts[len(y.posts)-1], "/blog")
	y.posts = y.posts[:len(y.posts)-1]
}

// removeGuide removes a guide that few families need.
func (y *year) removeGuide() {
	y.Helper()
	for _, name := range []string{"fostered-and-adopted", "disabled-and-neurodivergent", "little-money", "shift-work-and-one-parent"} {
		if files := y.glob("content/guides/" + name + "*.md"); len(files) > 0 {
			y.remove(files[0], "/getting-started")
			return
		}
	}
	y.idle = "all guides that few families need are removed"
}

func (y *year) remove(file, to string) {
	y.Helper()
	if err := os.Remove(y.Path(file)); err != nil {
		y.Fatal(err)
	}
	y.removed = append(y.removed, file)
	text, line := y.Read("content/site.yaml"), redirect(file, to)
	if strings.Contains(text, "\nredirects:\n") {
		y.Write("content/site.yaml", strings.Replace(text, "\nredirects:\n", "\nredirects:\n"+line, 1))
	} else {
		y.add("content/site.yaml", "\nredirects:\n"+line)
	}
}

func redirect(file, to string) string {
	address := strings.TrimSuffix(strings.TrimPrefix(strings.TrimPrefix(file, "content"), "/guides"), ".md")
	return "  - from: " + address + "\n    to: " + to + "\n"
}

// bringBack restores the last removed file. Its redirect conflicts, which causes the one message.
func (y *year) bringBack() {
	y.Helper()
	if len(y.removed) == 0 {
		y.idle = "nothing is removed"
		return
	}
	file := y.removed[len(y.removed)-1]
	y.removed = y.removed[:len(y.removed)-1]
	y.run("", "restore", file, "--yes")
	y.follow = func() {
		y.edit("content/site.yaml", regexp.MustCompile(redirect(regexp.QuoteMeta(file), `\S+`)), "")
		text := y.Read("content/site.yaml")
		y.Write("content/site.yaml", regexp.MustCompile(`(?m)^redirects:\n(\S|\z)`).ReplaceAllString(text, "$1"))
	}
}

// memberIn gives a family access to the library, after sealing it if necessary.
func (y *year) memberIn() {
	y.Helper()
	if !y.sealed() {
		y.run("owner\n"+y.password(), "member", "set", "--protect", "sealed", "--yes")
		if files := y.glob("public/checklist-*.pdf"); len(files) > 0 {
			y.follow = func() {
				y.edit("content/site.yaml", regexp.MustCompile(`(?m)^public-files:\n`), "public-files:\n  - "+strings.Join(files, "\n  - ")+"\n")
			}
		}
	}
	name := fmt.Sprintf("family-%d", y.count)
	y.run(name+"\n"+y.password(), "member", "add")
	y.members = append(y.members, name)
}

func (y *year) sealed() bool {
	return strings.Contains(y.Read("content/members.yaml"), "protect: sealed")
}

func (y *year) memberOut() {
	y.Helper()
	if len(y.members) == 0 {
		y.idle = "nobody was let in"
		return
	}
	i := y.r.IntN(len(y.members))
	y.run("", "member", "remove", y.members[i])
	y.members = slices.Delete(y.members, i, i+1)
}

// password is the answer to the password prompt: an empty line, so that one is generated.
func (y *year) password() string { return "\n" }

// turnOfTheYear updates the content for next year, and checks the site as it is built then.
func (y *year) turnOfTheYear() {
	y.Helper()
	next := time.Now().Year() + 1
	y.edit(y.post(150), regexp.MustCompile(`(?m)^date: .*$`), fmt.Sprintf("date: %d-01-02", next))
	y.edit("content/site.yaml", regexp.MustCompile(`(?m)^    year: 20\d\d\n    number: EX-000001$`), fmt.Sprintf("    year: %d\n    number: EX-000001", next))
	y.follow = func() {
		builder, err := generator.New(generator.Options{Root: y.Root, Model: model.LittleDormouse(), Now: time.Date(next, 1, 3, 0, 0, 0, 0, time.UTC)})
		if err != nil {
			y.Fatal(err)
		}
		defer builder.Close()
		plan, diags := builder.Plan(y.Context())
		if plan != nil {
			diags.Add(builder.Check(y.Context(), plan, "dist"))
		}
		if diags.HasErrors() {
			y.Fatalf("in January %d (operation %d, seed %d): %v", next, y.count, *yearSeed, diags)
		}
		y.edit("content/site.yaml", regexp.MustCompile(fmt.Sprintf(`(?m)^    year: %d\n`, next)), fmt.Sprintf("    year: %d\n", next-1))
	}
}

// story adds what a family says.
func (y *year) story() {
	y.Helper()
	y.add("content/testimonials.yaml", fmt.Sprintf("\n- id: %d\n  name: Sam and Alex\n  childAge: Parents of Kit, 10 months\n  quote: |\n    We laughed again at bedtime, which nobody would have believed in March. Thank you for every message, and for the one about the socks.\n  stars: 5\n  sample: true\n", 100+y.count))
}

// together makes two edits on two branches, and merges them with Git.
func (y *year) together(one, two func()) {
	y.Helper()
	y.git("checkout", "-qb", "other")
	one()
	y.git("commit", "-qam", "one")
	y.git("checkout", "-q", "main")
	two()
	y.git("commit", "-qam", "two")
	y.git("merge", "-q", "other", "-m", "both")
	y.git("branch", "-qD", "other")
}

// reviewed edits the first paragraph of a guide, which somebody reviews.
func (y *year) reviewed(file, name string) {
	y.Helper()
	y.edit(file, regexp.MustCompile(`\n\n([A-Z][a-z]+ )`), "\n\nFirst of all: $1")
	y.run("", "review", file, "--name", name, "--profession", "midwife", "--yes")
}

// restore restores a guide to its text on the first day, if it had its name then.
func (y *year) restore() {
	y.Helper()
	first := strings.Fields(y.git("rev-list", "--max-parents=0", "HEAD"))[0]
	for _, file := range y.glob("content/guides/*.md") {
		if y.git("ls-tree", "--name-only", first, file) == file && y.git("diff", "--name-only", first, "--", file) != "" {
			y.run("", "restore", file, "--date", firstDay.Format(time.DateOnly), "--yes")
			if y.git("diff", "--name-only", first, "--", file) != "" {
				y.Fatalf("%s is not as it was", file)
			}
			return
		}
	}
	y.idle = "each guide is as it was"
}

// inPage changes a text of a file as the editor in the page does.
func (y *year) inPage(file string) {
	y.Helper()
	builder, err := generator.New(generator.Options{Root: y.Root, Model: model.LittleDormouse(), Development: true, Now: time.Now()})
	if err != nil {
		y.Fatal(err)
	}
	defer builder.Close()
	reader := builder.Values(y.Context())
	read := func(text string) []content.Value { return reader.Read(file, text) }
	text := y.Read(file)
	values := read(text)
	for i, value := range values {
		if value.IsParagraph() && strings.HasSuffix(value.Source, ".") && !strings.ContainsAny(value.Source, "{[*:") {
			after, _, ok := inplace.Replace(text, values, i, value.Source+" "+y.pick(ordinary...), read)
			if ok {
				y.Write(file, after)
				return
			}
		}
	}
}

// writeAsAdmin sets a key of an existing or new file as the editor at /admin does.
const writeAsAdmin = `
	import { markdownFile, yamlFile } from './file-formats';
	import { readFileSync, writeFileSync } from 'node:fs';
	const [, , file, key, value, how] = process.argv;
	const format = file.endsWith('.md') ? markdownFile : yamlFile;
	const fields = { ...format.fromFile(readFileSync(file, 'utf8')), [key]: value };
	if (how === 'anew') delete fields._source;
	writeFileSync(file, format.toFile(fields).trimEnd() + '\n');
`

func (y *year) atAdmin(file, key, value, how string) {
	y.Helper()
	if y.write == "" {
		built := api.Build(api.BuildOptions{
			Stdin:  &api.StdinOptions{ResolveDir: "../../components/editor", Contents: writeAsAdmin, Loader: api.LoaderTS},
			Bundle: true, Platform: api.PlatformNode, Format: api.FormatCommonJS, Outfile: filepath.Join(y.TempDir(), "write.cjs"), Write: true,
		})
		if len(built.Errors) > 0 {
			y.Fatal(built.Errors)
		}
		y.write = filepath.FromSlash(built.OutputFiles[0].Path)
	}
	if out, err := exec.Command("node", y.write, y.Path(file), key, value, how).CombinedOutput(); err != nil {
		y.Fatalf("%v\n%s", err, out)
	}
}
