package schema

import (
	"encoding/json"
	"testing"
)

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
