package main

import (
	"bytes"
	"context"
	"io"
	"net/http"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"

	"nightlight/generator/sitetest/await"
	"nightlight/generator/sitetest/testfiles"
)

// screen is a terminal that may be read while a command runs.
type screen struct {
	mu   sync.Mutex
	text bytes.Buffer
	// first is closed with the first line.
	first chan struct{}
	once  sync.Once
}

func (s *screen) Write(p []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	defer s.once.Do(func() { close(s.first) })
	return s.text.Write(p)
}

func (s *screen) String() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.text.String()
}

func TestPreviewSaysThatThereIsNothingToShowYet(t *testing.T) {
	opts := &servingOptions{Streams: Streams{Out: io.Discard, Err: io.Discard}, Port: 0}
	opts.Root, opts.Out = t.TempDir(), "dist"
	err := previewRun(t.Context(), opts)
	if err == nil || !strings.Contains(err.Error(), "run build first") {
		t.Errorf("got %v", err)
	}
}

func TestPreviewServesTheFinishedSite(t *testing.T) {
	root := t.TempDir()
	for name, text := range map[string]string{"index.html": "home", "404.html": "lost", "_headers": "/*\n  X-Host: yes\n"} {
		file := filepath.Join(root, "dist", name)
		testfiles.Write(t, file, text)
	}
	out := &screen{first: make(chan struct{})}
	opts := &servingOptions{Streams: Streams{Out: out, Err: io.Discard}, Port: 0}
	opts.Root, opts.Out = root, "dist"
	ctx, cancel := context.WithCancel(t.Context())
	done := make(chan error, 1)
	go func() { done <- previewRun(ctx, opts) }()

	await.Value(t, out.first, "the address")
	base := regexp.MustCompile(`http://localhost:\d+`).FindString(out.String())
	response, err := http.Get(base + "/nowhere")
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	if err != nil || response.StatusCode != http.StatusNotFound || string(body) != "lost" || response.Header.Get("X-Host") != "yes" {
		t.Errorf("got %s %q (%v)", response.Status, body, err)
	}
	cancel()
	if err := await.Value(t, done, "the end of preview"); err != nil {
		t.Errorf("preview ended with %v", err)
	}
}
