package schema

import (
	"encoding/json"
	"testing"
)

type inner struct {
	Kept   string
	Server []string `browser:"-"`
}

type outer struct {
	Name    string
	Content any
	Other   *inner
}

func TestTheBrowserIsSparedWhatOnlyTheServerShows(t *testing.T) {
	v := &outer{Name: "a", Content: &inner{"kept", []string{"x"}}, Other: &inner{Kept: "b", Server: []string{"y"}}}
	sent := ForBrowser(v)
	content := sent.Content.(*inner)
	if sent.Name != "a" || content.Kept != "kept" || content.Server != nil || sent.Other.Kept != "b" || sent.Other.Server != nil {
		t.Errorf("sent %+v with %+v and %+v", sent, content, sent.Other)
	}
	if v.Content.(*inner).Server == nil || v.Other.Server == nil {
		t.Error("the page itself was changed")
	}
}

func TestAPageThatIsSentAsAWholeIsNotCopied(t *testing.T) {
	v := &outer{Content: "text"}
	if ForBrowser(v) != v {
		t.Error("it is another value")
	}
}

func TestFillListsLeavesNoNull(t *testing.T) {
	tabs := &Tabs{Tabs: []Tab{{Label: "Naps", Body: []Block{&Accordion{}}}}}
	FillLists(tabs)
	got, err := json.Marshal(tabs.Tabs[0].Body)
	if err != nil {
		t.Fatal(err)
	}
	if want := `[{"type":"","items":[]}]`; string(got) != want {
		t.Errorf("got %s, want %s", got, want)
	}
}
