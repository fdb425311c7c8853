package content

import (
	"runtime"
	"testing"
	"weak"

	"nightlight/generator/reading/yamldoc"
	"nightlight/generator/schema"
)

// What a document was parsed from takes ten times the memory of its text, and goes.
func TestWhatIsStoredHoldsNoDocument(t *testing.T) {
	doc := &Document{
		Front:     Front{File: "content/a.md"},
		Body:      func() []schema.Block { return nil },
		positions: func() yamldoc.Positions { return nil },
	}
	parsed := weak.Make(doc)
	kept := store(doc)
	doc = nil
	runtime.GC()
	if parsed.Value() != nil {
		t.Error("the document is held")
	}
	runtime.KeepAlive(kept)
}
