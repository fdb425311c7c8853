package host

import (
	"context"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"sync/atomic"
	"testing"

	"nightlight/generator/base/diag"
	"nightlight/generator/output"
)

// counting is a source of one page, which declares a form.
type counting struct{ made atomic.Int32 }

func (c *counting) Produce(_ context.Context, paths []string, yield func(string, []byte) error) (diag.List, error) {
	for _, path := range paths {
		c.made.Add(1)
		if err := yield(path, []byte(`<form name="contact" data-netlify="true"><input name="name"></form>`)); err != nil {
			return nil, err
		}
	}
	return nil, nil
}

func TestPagesAreNotMadeForEachSubmission(t *testing.T) {
	const pages, posts = 3, 20
	source, set := new(counting), new(output.Set)
	set.AddPages(source, "/index.html", "/a/index.html", "/b/index.html")
	inbox := Inbox(t.TempDir())
	handler := Handler(set, HandlerOptions{Inbox: inbox, Finished: true})
	for range posts {
		body := strings.NewReader(url.Values{"form-name": {"contact"}, "name": {"Ann"}}.Encode())
		r := httptest.NewRequest(http.MethodPost, "/", body)
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
		w := httptest.NewRecorder()
		if handler.ServeHTTP(w, r); w.Code != http.StatusOK {
			t.Fatalf("status %d", w.Code)
		}
	}
	// Each page once for the forms, and the page of each answer.
	if made := source.made.Load(); made != pages+posts {
		t.Errorf("%d pages were made, want %d", made, pages+posts)
	}
	if received, err := inbox.Received(); err != nil || len(received.Submissions) != posts {
		t.Errorf("%d submissions, %v", len(received.Submissions), err)
	}
}
