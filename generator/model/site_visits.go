package model

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// counters are the services. None stores anything on a device or recognises a visitor on the
// next day, so none needs consent; the page about cookies names them. In what a service is
// given, {id} and {server} stand for the author's.
var counters = map[string]struct {
	server, script       string
	attributes, commands [][]string
	// img says that it reports by pictures too; also are further hosts of the company's own.
	img  bool
	also []string
	// id is how the service names a site, and like one of its names.
	id   func() *regexp.Regexp
	like string
}{
	// https://plausible.io/docs/plausible-script
	"plausible": {
		server: "https://plausible.io", script: "/js/script.js", attributes: [][]string{{"data-domain", "{id}"}},
		id: pattern.Of(`^[a-z0-9-]+(\.[a-z0-9-]+)+$`), like: "littledormouse.co.uk",
	},
	// https://usefathom.com/docs/script/script-advanced
	"fathom": {
		server: "https://cdn.usefathom.com", script: "/script.js", attributes: [][]string{{"data-site", "{id}"}, {"data-spa", "auto"}},
		img: true, id: pattern.Of(`^[A-Z]{6,12}$`), like: "ABCDEFGH",
	},
	// https://docs.umami.is/docs/tracker-configuration. Where the cloud's script reports to has changed.
	"umami": {
		server: "https://cloud.umami.is", script: "/script.js", attributes: [][]string{{"data-website-id", "{id}"}},
		also: []string{"https://gateway.umami.is", "https://*.umami.dev"},
		id:   pattern.Of(`^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$`), like: "94db1cb1-74f4-4a40-ad6c-962362670409",
	},
	// https://developer.matomo.org/guides/tracking-javascript-guide
	"matomo": {
		script: "/matomo.js", commands: [][]string{{"disableCookies"}, {"setTrackerUrl", "{server}/matomo.php"}, {"setSiteId", "{id}"}},
		img: true, id: pattern.Of(`^[1-9][0-9]*$`), like: "1",
	},
}

// visitSources are where the counter reports to, by directive.
func visitSources(visits *Visits) map[string][]string {
	if visits == nil || visits.By == "none" {
		return nil
	}
	service := counters[visits.By]
	hosts := []string{visits.Server}
	if visits.Server == "" {
		hosts = append([]string{service.server}, service.also...)
	}
	all := map[string][]string{"connect-src": hosts}
	if service.img {
		all["img-src"] = hosts
	}
	return all
}

// fillVisits makes the counter, and reports settings with which nothing would be counted, or
// without anybody being told.
func fillVisits(tree *content.Tree) (diags diag.List) {
	site := &dataOf(tree).site
	visits := site.Visits
	if visits == nil || visits.By == "none" {
		return nil
	}
	service := counters[visits.By]
	server := cmp.Or(visits.Server, service.server)
	if server == "" {
		diags = append(diags, diag.Errorf("visits-server", tree.At("site", "visits.by"), "It is not said where %s runs.", visits.By).
			WithHint("Add a line “server: ” with its address, such as https://stats.example.org."))
	}
	if visits.ID == "" {
		diags = append(diags, diag.Errorf("visits-id", tree.At("site", "visits.by"), "It is not said what %s calls this site.", visits.By).
			WithHint("Add a line “id: ” and copy it from there: it looks like %s.", service.like))
	} else if !service.id().MatchString(visits.ID) {
		diags = append(diags, diag.Errorf("visits-id", tree.At("site", "visits.id"), "“%s” is not how %s names a site.", visits.ID, visits.By).
			WithHint("Copy it from there: it looks like %s.", service.like))
	}
	cookies := tree.Page("/cookies")
	if cookies != nil && !slices.ContainsFunc(cookies.Headings, func(h schema.Heading) bool { return h.ID == "visits" }) {
		diags = append(diags, diag.Errorf("visits-untold", tree.At("site", "visits.by"), "The page /cookies does not tell visitors that visits are counted by %s.", visits.By).
			WithHint("Add a heading “## Counting visits {#visits}” there, and below it what is counted, by whom, that nothing is stored, and that browsers which ask not to be tracked are left out."))
	}
	fill := strings.NewReplacer("{id}", visits.ID, "{server}", server)
	filled := func(lists [][]string) [][]string {
		out := make([][]string, 0, len(lists))
		for _, words := range lists {
			words = slices.Clone(words)
			for i := range words {
				words[i] = fill.Replace(words[i])
			}
			out = append(out, words)
		}
		return out
	}
	site.Counter = &Counter{server + service.script, filled(service.attributes), filled(service.commands)}
	return diags
}
