package schema

import (
	"encoding/json"
	"testing"
)

type inner struct {
	Kept   string
	Server []string `browser:"-"`
	Member []string `browser:"members"`
}

type outer struct {
	Name    string
	Content any
	Other   *inner
}

func TestTheBrowserIsSparedWhatOnlyTheServerShows(t *testing.T) {
	some := []string{"x"}
	v := &outer{Name: "a", Content: &inner{"kept", some, some}, Other: &inner{"b", some, some}}
	for _, rendered := range []bool{true, false} {
		sent := ForBrowser(v, rendered)
		content := sent.Content.(*inner)
		if sent.Name != "a" || content.Kept != "kept" || content.Server != nil || sent.Other.Kept != "b" || sent.Other.Server != nil {
			t.Errorf("sent %+v with %+v and %+v", sent, content, sent.Other)
		}
		if (content.Member == nil) != rendered || (sent.Other.Member == nil) != rendered {
			t.Errorf("what is rendered (%v) for members is sent as %+v and %+v", rendered, content, sent.Other)
		}
	}
	if v.Content.(*inner).Server == nil || v.Other.Server == nil {
		t.Error("the page itself was changed")
	}
}

func TestAPageThatIsSentAsAWholeIsNotCopied(t *testing.T) {
	v := &outer{Content: "text"}
	if ForBrowser(v, true) != v {
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
