package render

import (
	"bufio"
	"bytes"
	"context"
	_ "embed"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"sync"
)

//go:embed worker.mjs
var workerScript string

// result is the renderer's answer for one page: markup, or what was thrown.
type result struct {
	html   []byte
	thrown *thrown
}

// thrown is what a component threw while rendering.
type thrown struct {
	Message string `json:"message"`
	Stack   string `json:"stack"`
	// Components is React's own stack, from the component that threw upwards.
	Components string `json:"components"`
}

// worker is one Node process. It is used by one goroutine at a time.
type worker struct {
	cmd    *exec.Cmd
	stdin  io.WriteCloser
	stdout *bufio.Reader
	stderr *tail
	// program is what it has loaded.
	program program
}

// program is what pages are rendered with.
type program struct {
	// entry is the address of the server bundle's entry.
	entry string
	// site is the JSON of what all pages share; nil where it is not known yet.
	site []byte
}

// startWorker starts Node, which boots while the caller goes on.
func startWorker(node string) (*worker, error) {
	// --enable-source-maps reads a map only when a stack is printed.
	cmd := exec.Command(node, "--enable-source-maps", "--input-type=module", "--eval", workerScript)
	stdin, err := cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	stdout, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	w := &worker{cmd: cmd, stdin: stdin, stdout: bufio.NewReaderSize(stdout, 1<<20), stderr: new(tail)}
	cmd.Stderr = w.stderr
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	return w, nil
}

// load makes the worker import a server bundle and take what all pages share,
// unless it has them. A module that fails to load shows as the failure of the batch
// that follows.
func (w *worker) load(p program) error {
	if p.entry != w.program.entry {
		if err := w.tell("entry", p.entry); err != nil {
			return err
		}
	}
	if !bytes.Equal(p.site, w.program.site) {
		if err := w.tell("site", json.RawMessage(p.site)); err != nil {
			return err
		}
	}
	w.program = p
	return nil
}

// tell sends one thing for the pages to come.
func (w *worker) tell(name string, value any) error {
	message, err := json.Marshal(map[string]any{name: value})
	if err != nil {
		return err
	}
	return w.send(message)
}

// render has a batch of pages rendered, in order. After an error, or when ctx
// ends, the worker is of no more use and must be closed.
func (w *worker) render(ctx context.Context, pages [][]byte) ([]result, error) {
	stop := context.AfterFunc(ctx, func() { _ = w.cmd.Process.Kill() })
	defer stop()

	batch := append([]byte{'['}, bytes.Join(pages, []byte{','})...)
	if err := w.send(append(batch, ']')); err != nil {
		return nil, w.failure(ctx, err)
	}
	results := make([]result, len(pages))
	for i := range results {
		var head [5]byte
		if _, err := io.ReadFull(w.stdout, head[:]); err != nil {
			return nil, w.failure(ctx, err)
		}
		body := make([]byte, binary.BigEndian.Uint32(head[1:]))
		if _, err := io.ReadFull(w.stdout, body); err != nil {
			return nil, w.failure(ctx, err)
		}
		if head[0] == 0 {
			results[i].html = body
			continue
		}
		results[i].thrown = new(thrown)
		if err := json.Unmarshal(body, results[i].thrown); err != nil {
			return nil, err
		}
	}
	return results, nil
}

func (w *worker) send(message []byte) error {
	head := binary.BigEndian.AppendUint32(nil, uint32(len(message)))
	if _, err := w.stdin.Write(head); err != nil {
		return err
	}
	_, err := w.stdin.Write(message)
	return err
}

// failure says why the worker is gone: its own last words, when it had some.
func (w *worker) failure(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return ctx.Err()
	}
	_ = w.cmd.Wait()
	if words := w.stderr.String(); words != "" {
		return fmt.Errorf("the renderer stopped: %s", words)
	}
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		return fmt.Errorf("the renderer stopped (%s)", w.cmd.ProcessState)
	}
	return err
}

// close ends the process, which has nothing to lose.
func (w *worker) close() {
	_ = w.cmd.Process.Kill()
	_ = w.cmd.Wait()
}

// tail keeps the last of what a process wrote.
type tail struct {
	mu  sync.Mutex
	buf []byte
}

const tailBytes = 4 << 10

func (t *tail) Write(p []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.buf = append(t.buf, p...)
	if over := len(t.buf) - tailBytes; over > 0 {
		t.buf = t.buf[over:]
	}
	return len(p), nil
}

func (t *tail) String() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return string(bytes.TrimSpace(t.buf))
}
