package raster

import (
	"errors"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"nightlight/generator/base/node"
	"nightlight/generator/sitetest/await"
	"nightlight/generator/sitetest/testfiles"
)

// fakeSharp stands in for sharp; its behaviour depends on the file's name.
const fakeSharp = `
const { writeSync } = require('node:fs');
function sharp(file) {
  if (file === 'exit.jpg') process.exit(3);
  if (file === 'abort.jpg') process.abort();
  if (file === 'hang.jpg') for (;;);
  if (file === 'print.jpg') {
    console.log('a warning of libvips');
    process.stdout.write('\\0\\0\\0\\0\\5hello');
    for (const stream of [1, 2]) writeSync(stream, Buffer.alloc(10_000));
  }
  const image = {
    metadata: async () => {
      if (['damaged.jpg', 'closed.jpg'].includes(file)) throw new Error('VipsJpeg: premature end');
      return { autoOrient: { width: 3, height: 2 }, hasAlpha: false };
    },
    toBuffer: async () => Buffer.from('tiny'),
  };
  for (const step of ['autoOrient', 'toColourspace', 'resize', 'blur', 'webp']) image[step] = () => image;
  return image;
}
sharp.concurrency = sharp.cache = () => {};
module.exports = sharp;
`

func fakePool(t *testing.T) *Pool {
	t.Helper()
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("Node is not installed")
	}
	root := t.TempDir()
	sharp := filepath.Join(root, "node_modules", "sharp")
	testfiles.Write(t, filepath.Join(sharp, "package.json"), `{"main": "index.js"}`)
	testfiles.Write(t, filepath.Join(sharp, "index.js"), fakeSharp)
	testfiles.Write(t, filepath.Join(root, "damaged.jpg"), "")
	pool := NewPool(node, root)
	t.Cleanup(pool.Close)
	return pool
}

func (p *Pool) expectGood(t *testing.T, file string) {
	t.Helper()
	facts, err := p.Inspect(t.Context(), file)
	if want := (Facts{Width: 3, Height: 2, Pages: 1, Placeholder: "dGlueQ=="}); err != nil || facts != want {
		t.Errorf("%s: got %+v, %v", file, facts, err)
	}
}

func TestAPictureThatStopsSharpCostsItselfOnly(t *testing.T) {
	pool := fakePool(t)
	var group sync.WaitGroup
	for file, want := range map[string]string{
		"exit.jpg":  "the Node process stopped (exit status 3)",
		"abort.jpg": "the Node process stopped",
	} {
		group.Go(func() {
			if _, err := pool.Inspect(t.Context(), file); err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("%s: got %v, want %q", file, err, want)
			}
		})
	}
	group.Go(func() { pool.expectGood(t, "good.jpg") })
	group.Wait()
	pool.expectGood(t, "good.jpg")
}

func TestAPictureThatTakesTooLongIsGivenUp(t *testing.T) {
	pool := fakePool(t)
	pool.expectGood(t, "good.jpg") // the process that will hang has started
	pool.limit = await.Soon
	if _, err := pool.Inspect(t.Context(), "hang.jpg"); err == nil || err.Error() != "it took longer than "+await.Soon.String() {
		t.Errorf("got %v", err)
	}
	pool.limit = defaultLimit
	pool.expectGood(t, "good.jpg")
}

func TestWhatSharpPrintsIsNoAnswer(t *testing.T) {
	pool := fakePool(t)
	pool.expectGood(t, "print.jpg")
	pool.expectGood(t, "good.jpg")
}

func TestADamagedPictureStopsNoProcess(t *testing.T) {
	pool := fakePool(t)
	var unreadable *UnreadableError
	if _, err := pool.Inspect(t.Context(), "damaged.jpg"); !errors.As(err, &unreadable) || err.Error() != "VipsJpeg: premature end" {
		t.Errorf("got %v", err)
	}
	answering := pool.idle(t)
	pool.expectGood(t, "good.jpg")
	if len(pool.free) != 1 || pool.idle(t) != answering {
		t.Error("another process answers")
	}
}

// sharp reports every file that it cannot open as damaged, even if too many are open.
func TestAPictureThatCannotBeOpenedIsNotDamaged(t *testing.T) {
	pool := fakePool(t)
	var unreadable *UnreadableError
	if _, err := pool.Inspect(t.Context(), "closed.jpg"); err == nil || errors.As(err, &unreadable) || !strings.Contains(err.Error(), "ENOENT") {
		t.Errorf("got %v", err)
	}
	pool.expectGood(t, "good.jpg")
}

// idle returns an idle process.
func (p *Pool) idle(t *testing.T) *node.Process {
	t.Helper()
	process := await.Value(t, p.free, "an idle process")
	p.free <- process
	return process
}

func TestProcessesStartWhereTheyPay(t *testing.T) {
	for _, c := range []struct{ weight, tasks, want int }{
		{drawing, 1, 1},
		{drawing, tasksPerProcess, 1},
		{drawing, tasksPerProcess + 1, 2},
		{photograph, 1, 1},
		{photograph, 2, 2},
		{photograph, 9, 3},
	} {
		pool := &Pool{free: make(chan *node.Process, 3)}
		var waiting sync.WaitGroup
		held := make(chan struct{})
		for range c.tasks {
			waiting.Go(func() {
				if process, err := pool.take(t.Context(), c.weight); err == nil {
					<-held
					pool.put(process, c.weight)
				}
			})
		}
		await.Until(t, "all tasks wait", func() bool { return pool.waitingLoad() >= c.tasks*c.weight })
		if pool.slots != c.want {
			t.Errorf("%d tasks of weight %d have %d processes, want %d", c.tasks, c.weight, pool.slots, c.want)
		}
		close(held)
		waiting.Wait()
	}
}

func (p *Pool) waitingLoad() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.load
}
