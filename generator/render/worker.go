package render

import (
	"bufio"
	"bytes"
	"context"
	"crypto/rand"
	_ "embed"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"os/exec"
	"sync"
	"time"
)

//go:embed worker.mjs
var workerScript string

// What a record of the worker's answers is.
const (
	recordHTML = iota
	recordThrown
	recordPrinted
	recordLoaded
)

// result is the renderer's answer for one page: markup, or what was thrown.
type result struct {
	html    []byte
	thrown  *thrown
	printed []printed
}

// thrown is what a component threw.
type thrown struct {
	Message string `json:"message"`
	Stack   string `json:"stack"`
	// Components is React's own stack, from the component that threw upwards.
	Components string `json:"components"`
}

// printed is what a component printed, or a warning of React's.
type printed struct {
	Text  string `json:"text"`
	Stack string `json:"stack"`
}

// moduleError says that the components could not be loaded, so that no page can be
// rendered with them.
type moduleError struct {
	thrown *thrown // nil when the process ended or was ended
	err    error
}

func (e *moduleError) Error() string { return e.err.Error() }
func (e *moduleError) Unwrap() error { return e.err }

// worker is one Node process. It is used by one goroutine at a time.
type worker struct {
	cmd    *exec.Cmd
	stdin  io.WriteCloser
	output *tail         // what Node itself writes, such as why it ends
	exited chan struct{} // closed when the process has ended

	listener net.Listener
	token    string
	conn     net.Conn
	answers  *bufio.Reader // of conn

	program program
	bundles int       // how many it has imported
	loading []bool    // what is not answered yet: whether it is a bundle
	printed []printed // while loading
}

// program is what pages are rendered with.
type program struct {
	// entry is the address of the server bundle's entry.
	entry string
	// site is the JSON of what all pages share; nil where it is not known yet.
	site []byte
}

// startWorker starts Node, which boots while the caller goes on. limit is how long a
// batch may take when nobody is left to end it.
func startWorker(node string, limit time.Duration) (*worker, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	w := &worker{output: new(tail), exited: make(chan struct{}), listener: listener, token: rand.Text()}
	// --enable-source-maps reads a map only when a stack is printed.
	w.cmd = exec.Command(node, "--enable-source-maps", "--input-type=module", "--eval", workerScript)
	w.cmd.Stdout, w.cmd.Stderr, w.cmd.WaitDelay = w.output, w.output, time.Second
	if w.stdin, err = w.cmd.StdinPipe(); err == nil {
		err = w.cmd.Start()
	}
	if err != nil {
		return nil, errors.Join(err, listener.Close())
	}
	go func() {
		_ = w.cmd.Wait() // failure reads the state
		_ = listener.Close()
		close(w.exited)
	}()
	err = w.sendJSON(map[string]any{
		"port": listener.Addr().(*net.TCPAddr).Port, "token": w.token, "limit": limit.Milliseconds(),
	})
	if err != nil {
		w.close()
		return nil, err
	}
	return w, nil
}

// load makes the worker import a server bundle and take what all pages share, unless it
// has them. Whether that succeeds shows when it is to render.
func (w *worker) load(p program) error {
	if p.entry != w.program.entry {
		if err := w.request(map[string]any{"entry": p.entry}, true); err != nil {
			return err
		}
		w.bundles++
	}
	if !bytes.Equal(p.site, w.program.site) {
		if err := w.request(map[string]any{"site": json.RawMessage(p.site)}, false); err != nil {
			return err
		}
	}
	w.program = p
	return nil
}

func (w *worker) request(message map[string]any, isBundle bool) error {
	w.loading = append(w.loading, isBundle)
	return w.sendJSON(message)
}

func (w *worker) sendJSON(message any) error {
	data, err := json.Marshal(message)
	if err != nil {
		return err
	}
	return w.send(data)
}

// render loads a program and has a batch of pages rendered with it, in order. After an
// error the worker is of no more use and must be closed.
func (w *worker) render(ctx context.Context, p program, pages [][]byte, loadLimit, limit time.Duration) (results []result, err error) {
	err = w.within(ctx, loadLimit, func() error { return w.loaded(p) })
	if ctx.Err() != nil {
		return nil, err
	}
	if err != nil {
		failed := &moduleError{err: err}
		errors.As(err, &failed) // what was thrown
		return nil, failed
	}
	err = w.within(ctx, limit, func() error {
		results, err = w.batch(pages)
		return err
	})
	return results, err
}

// loaded waits until the worker has loaded a program. Bundles that it was told to load
// before do not count, even where they failed.
func (w *worker) loaded(p program) error {
	if err := w.load(p); err != nil {
		return err
	}
	var failed error
	for ; len(w.loading) > 0; w.loading = w.loading[1:] {
		kind, data, printed, err := w.read()
		if err != nil {
			return err
		}
		w.printed = append(w.printed, printed...)
		if isBundle := w.loading[0]; isBundle {
			failed = nil
		}
		if kind == recordThrown {
			t := new(thrown)
			if err := json.Unmarshal(data, t); err != nil {
				return err
			}
			failed = &moduleError{t, errors.New(t.Message)}
		}
	}
	return failed
}

func (w *worker) batch(pages [][]byte) ([]result, error) {
	message := append([]byte{'['}, bytes.Join(pages, []byte{','})...)
	if err := w.send(append(message, ']')); err != nil {
		return nil, err
	}
	results := make([]result, len(pages))
	for i := range results {
		kind, data, printed, err := w.read()
		if err != nil {
			return nil, err
		}
		results[i].printed = printed
		if kind == recordHTML {
			results[i].html = data
			continue
		}
		results[i].thrown = new(thrown)
		if err := json.Unmarshal(data, results[i].thrown); err != nil {
			return nil, err
		}
	}
	if len(results) > 0 {
		results[0].printed = append(w.printed, results[0].printed...)
		w.printed = nil
	}
	return results, nil
}

// within ends the process when do takes longer than limit or than ctx, and says why the
// process has ended.
func (w *worker) within(ctx context.Context, limit time.Duration, do func() error) error {
	timed, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	stop := context.AfterFunc(timed, w.kill)
	defer stop()
	err := do()
	failed := new(moduleError)
	switch {
	case err == nil || errors.As(err, &failed):
		return err
	case ctx.Err() != nil:
		return ctx.Err()
	case timed.Err() != nil:
		return fmt.Errorf("it took longer than %s", limit)
	}
	w.kill() // where the connection is of no use, the process is of none
	<-w.exited
	if output := w.output.String(); output != "" {
		return fmt.Errorf("the renderer stopped: %s", output)
	}
	return fmt.Errorf("the renderer stopped (%s)", w.cmd.ProcessState)
}

// read returns the next record, and those of what was printed before it.
func (w *worker) read() (kind byte, data []byte, prints []printed, err error) {
	if err := w.connect(); err != nil {
		return 0, nil, nil, err
	}
	for {
		var head [5]byte
		if _, err := io.ReadFull(w.answers, head[:]); err != nil {
			return 0, nil, nil, err
		}
		data := make([]byte, binary.BigEndian.Uint32(head[1:]))
		if _, err := io.ReadFull(w.answers, data); err != nil {
			return 0, nil, nil, err
		}
		if head[0] != recordPrinted {
			return head[0], data, prints, nil
		}
		var p printed
		if err := json.Unmarshal(data, &p); err != nil {
			return 0, nil, nil, err
		}
		prints = append(prints, p)
	}
}

// connect waits until Node has connected. Another program that happens to do so does not
// know the token.
func (w *worker) connect() error {
	for w.answers == nil {
		conn, err := w.listener.Accept()
		if err != nil {
			return err
		}
		token := make([]byte, len(w.token))
		_ = conn.SetReadDeadline(time.Now().Add(time.Second)) // Node sends it at once
		if _, err := io.ReadFull(conn, token); err != nil || string(token) != w.token {
			_ = conn.Close()
			continue
		}
		_ = conn.SetReadDeadline(time.Time{}) // the process is ended instead
		w.conn, w.answers = conn, bufio.NewReaderSize(conn, 1<<20)
		_ = w.listener.Close()
	}
	return nil
}

func (w *worker) send(message []byte) error {
	head := binary.BigEndian.AppendUint32(nil, uint32(len(message)))
	if _, err := w.stdin.Write(head); err != nil {
		return err
	}
	_, err := w.stdin.Write(message)
	return err
}

func (w *worker) kill() { _ = w.cmd.Process.Kill() }

// close ends the process, which has nothing to lose.
func (w *worker) close() {
	w.kill()
	<-w.exited
	if w.conn != nil {
		_ = w.conn.Close()
	}
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
