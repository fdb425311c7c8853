package render

import (
	"encoding/json"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/library"
	"nightlight/generator/rendering/bundle"
	"nightlight/generator/schema"
)

// tablesOf returns the tables of a site with these pages, the public one and the members', and the
// published file of the latter.
func tablesOf(t *testing.T, key *library.Key, jobs ...Job) (public, members schema.Routes, published library.File) {
	t.Helper()
	r := &Renderer{jobs: map[string]Job{}, bundle: &bundle.Bundle{Manifest: bundle.Manifest{
		Entry:   "/client.js",
		Styles:  map[string][]string{"bread": {"/app.css", "/bread.css"}, "list": {"/app.css", "/list.css"}},
		Preload: map[string][]string{"bread": {"/react.js", "/bread.js"}, "list": {"/react.js", "/list.js"}},
	}}}
	for _, job := range jobs {
		r.jobs[job.Page.Path] = job
	}
	open, own := r.Routes(key)
	read := func(data []byte, table *schema.Routes) {
		if err := json.Unmarshal(data, table); err != nil {
			t.Fatal(err)
		}
	}
	read(open[RoutesPath], &public)
	for address, data := range own {
		published = library.File{Address: address, Data: data}
		plain, err := published.Read(key)
		if err != nil {
			t.Fatal(err)
		}
		read(plain, &members)
	}
	return public, members, published
}

func page(path, template string) Job {
	return Job{Page: &schema.Page{Path: path, Template: template}, Head: &schema.Head{}}
}

func TestRoutesNameWhatOnlySomePagesNeed(t *testing.T) {
	strict := page("/login", "bread")
	strict.Head.OwnCodeOnly = true
	got, _, _ := tablesOf(t, nil, page("/", "list"), page("/rye", "bread"), strict)
	want := schema.Routes{
		Entry: "/client.js",
		Kinds: []schema.RouteKind{
			{Styles: []string{"/list.css"}, Scripts: []string{"/list.js"}},
			{Styles: []string{"/bread.css"}, Scripts: []string{"/bread.js"}, OwnCodeOnly: true},
			{Styles: []string{"/bread.css"}, Scripts: []string{"/bread.js"}},
		},
		Pages: map[string]int{"/": 0, "/login": 1, "/rye": 2},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got  %+v\nwant %+v", got, want)
	}
}

func TestRoutesDoNotGrowWithABlog(t *testing.T) {
	jobs := []Job{page("/", "list"), page("/blog", "list"), page("/blog/category/rye", "list"), page("/blog/category/rye/page/2", "list"), page("/blog/odd", "list")}
	for i := range 10_000 {
		jobs = append(jobs, page(fmt.Sprintf("/blog/post-%d", i), "bread"))
	}
	got, _, _ := tablesOf(t, nil, jobs...)
	lines := slices.Sorted(maps.Keys(got.Pages))
	if want := []string{"/", "/blog", "/blog/*", "/blog/category/*", "/blog/odd"}; !slices.Equal(lines, want) {
		t.Errorf("got %v, want %v", lines, want)
	}
}

func TestMembersPagesAreInTheTableOfMembersAlone(t *testing.T) {
	key := new(library.Key)
	gated := page("/secret-starter", "bread")
	gated.Page.Gate = &schema.Gate{Body: "/members/secret-starter-1.json"}
	public, members, published := tablesOf(t, key, page("/", "list"), gated)
	if len(public.Pages) != 1 || len(public.Bodies) != 0 || len(public.Kinds) != 1 {
		t.Errorf("the public table is %+v", public)
	}
	if public.Members != published.Address || !strings.HasSuffix(published.Address, ".sealed") {
		t.Errorf("the members' table is at %s, and named %s", published.Address, public.Members)
	}
	if members.Bodies["/secret-starter"] != gated.Page.Gate.Body || members.Kinds[members.Pages["/secret-starter"]].Scripts[0] != "/bread.js" {
		t.Errorf("the members' table is %+v", members)
	}
}

func TestTheTableOfMembersHasALimit(t *testing.T) {
	var jobs []Job
	for i := range mostBodies + 10 {
		job := page(fmt.Sprintf("/guides/%d", i), "bread")
		job.Page.Gate = &schema.Gate{Body: "/members/guide.json"}
		jobs = append(jobs, job)
	}
	_, members, _ := tablesOf(t, nil, jobs...)
	if len(members.Bodies) != mostBodies || len(members.Pages) != 1 {
		t.Errorf("it has %d bodies and %d pages", len(members.Bodies), len(members.Pages))
	}
}

func TestAPageWithoutTextHasAnEmptyBody(t *testing.T) {
	job, diags := Job{Page: &schema.Page{Path: "/recipes"}}.whole()
	if job.Page.Body == nil || len(diags) > 0 {
		t.Errorf("the body is null in JSON, which no component expects: %v", diags)
	}
	gated := &schema.Page{Gate: &schema.Gate{Body: "/members/page.json"}}
	if job, _ := (Job{Page: gated}).whole(); job.Page.Body != nil {
		t.Errorf("the body of a members' page is in its document: %v", job.Page.Body)
	}
}

func TestAPageWhoseTextHasChangedIsNotMade(t *testing.T) {
	c, changed := new(cache.Cache), func() []schema.Block { return nil }
	job := Job{Page: &schema.Page{Path: "/recipes"}, Body: changed, BodyKey: "key", Source: "content/recipes.md", File: "/recipes/index.html"}
	r := &Renderer{jobs: map[string]Job{job.File: job}}
	made, err := r.batch(t.Context(), []string{job.File}, nil)
	if err != nil || len(made.files) > 0 || len(made.diags) != 1 || made.diags[0].File != job.Source {
		t.Errorf("made %d files with %v, %v", len(made.files), made.diags, err)
	}
	job.Page.Gate = &schema.Gate{}
	for asked := range 2 {
		_, _, diags := splitGated(job, Options{Cache: c})
		if made := c.Misses(MembersFiles); len(diags) != 1 || made != asked+1 {
			t.Errorf("a members' file is cached, with %v", diags)
		}
	}
}
