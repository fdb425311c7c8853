package render

import (
	"testing"

	"nightlight/generator/schema"
)

func TestAPageWithoutTextHasAnEmptyBody(t *testing.T) {
	for name, body := range map[string]func() []schema.Block{
		"none": nil, "of nothing": func() []schema.Block { return nil },
	} {
		page := Job{Page: &schema.Page{Path: "/recipes"}, Body: body}.whole().Page
		if page.Body == nil {
			t.Errorf("%s: the body is null in JSON, which no component expects", name)
		}
	}
	gated := &schema.Page{Gate: &schema.Gate{Body: "/members/page.json"}}
	if page := (Job{Page: gated}).whole().Page; page.Body != nil {
		t.Errorf("the body of a members' page is in its document: %v", page.Body)
	}
}
