package socialimage

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// hungNode returns the options of a site whose rasteriser never ends.
func hungNode(t *testing.T) Options {
	t.Helper()
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("Node is not installed")
	}
	root := t.TempDir()
	folder := filepath.Join(root, "node_modules", "@resvg", "resvg-js")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{
		"package.json": `{"main": "index.mjs"}`,
		"index.mjs":    "export const renderAsync = null; for (;;);",
	} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return Options{Root: root, Node: node}
}

func TestARasteriserThatHangsIsEnded(t *testing.T) {
	_, err := rasterise(t.Context(), 100*time.Millisecond, hungNode(t), []drawing{{svg: "<svg/>"}})
	if err == nil || !strings.Contains(err.Error(), "it took longer than 100ms") {
		t.Errorf("err = %v", err)
	}
}

func TestARasteriserEndsWithItsBuild(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	time.AfterFunc(100*time.Millisecond, cancel)
	if _, err := rasterise(ctx, time.Minute, hungNode(t), []drawing{{svg: "<svg/>"}}); err != context.Canceled {
		t.Errorf("err = %v", err)
	}
}
