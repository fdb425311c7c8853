package host

import (
	"encoding/json"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// FuzzForm checks that for any submitted form a successful answer means one complete line, with
// only the declared fields.
func FuzzForm(f *testing.F) {
	for _, seed := range []string{"form-name=contact&name=Ann", "form-name=contact", "name=%zz", "form-name=contact&name=a%0Ab&name=\xff", "&&&=;", "form-name=contact&name=%00&other=x", "form-name=contact;name=a", "%0&%", "form-name=contact&name=%00\x8c\x1e\xa7\xcf0", "=00%00000000&%00"} {
		f.Add(seed)
	}
	files := tree{"/index.html": contactForm}.set()
	f.Fuzz(func(t *testing.T, body string) {
		inbox := t.TempDir()
		handler := Handler(files, HandlerOptions{Inbox: Inbox(inbox)})
		code := serve(handler, submission(body)).Code
		data, err := os.ReadFile(filepath.Join(inbox, "contact.jsonl"))
		if code != http.StatusOK {
			if err == nil {
				t.Errorf("status %d, and %q was kept", code, data)
			}
			return
		}
		var kept Submission
		if err := json.Unmarshal(data, &kept); err != nil || strings.Count(string(data), "\n") != 1 {
			t.Fatalf("kept %q, %v", data, err)
		}
		for name := range kept.Fields {
			if name != "name" {
				t.Errorf("the field %q was kept", name)
			}
		}
	})
}
