// Package node runs Node processes that answer requests from Go: one renders pages, the
// other processes pictures.
//
// Go writes messages to a process's standard input. The process answers on a separate
// connection, authenticated by a token, so that output printed by its packages cannot be
// mistaken for an answer. When Go exits, for whatever reason, standard input is closed and
// the process exits too. connection.mjs is the other side.
package node

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

	"nightlight/generator/base/work"
)

//go:embed connection.mjs
var connectionScript string

// Program describes what a process runs.
type Program struct {
	// Node is the path of the Node executable.
	Node string
	// Script calls answer, the function of connection.mjs. Its packages are resolved from Folder.
	Script string
	Folder string
	// Orphaned is how long the script may go on if Go has exited without ending it.
	Orphaned time.Duration
}

// Process is one Node process. It must not be used concurrently.
type Process struct {
	cmd    *exec.Cmd
	stdin  io.WriteCloser
	output *tail         // what Node itself prints, such as why it exits
	exited chan struct{} // closed when the process has ended

	listener net.Listener
	token    string
	conn     net.Conn
	answers  *bufio.Reader // of conn
}

// Start starts Node, and does not wait until it has booted.
func Start(p Program) (*Process, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	w := &Process{output: new(tail), exited: make(chan struct{}), listener: listener, token: rand.Text()}
	// --enable-source-maps reads a map only when a stack is printed.
	w.cmd = exec.Command(p.Node, "--enable-source-maps", "--input-type=module", "--eval", connectionScript+"\n"+p.Script)
	w.cmd.Dir, w.cmd.Stdout, w.cmd.Stderr, w.cmd.WaitDelay = p.Folder, w.output, w.output, time.Second
	if w.stdin, err = w.cmd.StdinPipe(); err == nil {
		err = w.cmd.Start()
	}
	if err != nil {
		return nil, errors.Join(err, listener.Close())
	}
	work.Add(work.Processes, 1)
	go func() {
		_ = w.cmd.Wait() // Within reads ProcessState
		_ = listener.Close()
		close(w.exited)
	}()
	err = w.SendJSON(map[string]any{
		"port": listener.Addr().(*net.TCPAddr).Port, "token": w.token, "limit": p.Orphaned.Milliseconds(),
	})
	if err != nil {
		w.Close()
		return nil, err
	}
	return w, nil
}

// SendJSON sends a message.
func (w *Process) SendJSON(message any) error {
	data, err := json.Marshal(message)
	if err != nil {
		return err
	}
	return w.Send(data)
}

// Send sends a message that is already JSON.
func (w *Process) Send(message []byte) error {
	work.Add(work.SentBytes, len(message))
	head := binary.BigEndian.AppendUint32(nil, uint32(len(message)))
	if _, err := w.stdin.Write(head); err != nil {
		return err
	}
	_, err := w.stdin.Write(message)
	return err
}

// Within runs do, and ends the process if do fails or takes longer than limit or ctx allow: it
// cannot be used afterwards. A limit should allow for a busy machine.
func (w *Process) Within(ctx context.Context, limit time.Duration, do func() error) error {
	limited, cancel := context.WithTimeoutCause(ctx, limit, fmt.Errorf("it took longer than %s", limit))
	defer cancel()
	stop := context.AfterFunc(limited, w.kill)
	defer stop()
	err := do()
	switch {
	case err == nil:
		return nil
	case ctx.Err() != nil:
		return ctx.Err()
	case limited.Err() != nil:
		return context.Cause(limited)
	}
	w.kill() // without its connection the process is useless
	<-w.exited
	if output := w.Output(); output != "" {
		return fmt.Errorf("the Node process stopped: %s", output)
	}
	return fmt.Errorf("the Node process stopped (%s)", w.cmd.ProcessState)
}

// Read returns the next record of the answers: its kind and its bytes.
func (w *Process) Read() (kind byte, data []byte, err error) {
	if err := w.connect(); err != nil {
		return 0, nil, err
	}
	var head [5]byte
	if _, err := io.ReadFull(w.answers, head[:]); err != nil {
		return 0, nil, err
	}
	data = make([]byte, binary.BigEndian.Uint32(head[1:]))
	work.Add(work.ReceivedBytes, len(data))
	_, err = io.ReadFull(w.answers, data)
	return head[0], data, err
}

// tokenLimit is how long a connected program may take to send the token.
const tokenLimit = time.Minute

// connect waits for Node to connect; it rejects programs that do not know the token.
func (w *Process) connect() error {
	for w.answers == nil {
		conn, err := w.listener.Accept()
		if err != nil {
			return err
		}
		token := make([]byte, len(w.token))
		_ = conn.SetReadDeadline(time.Now().Add(tokenLimit))
		if _, err := io.ReadFull(conn, token); err != nil || string(token) != w.token {
			_ = conn.Close()
			continue
		}
		_ = conn.SetReadDeadline(time.Time{}) // Within limits the time from here on
		w.conn, w.answers = conn, bufio.NewReaderSize(conn, 1<<20)
		_ = w.listener.Close()
	}
	return nil
}

func (w *Process) kill() { _ = w.cmd.Process.Kill() }

// Close kills the process.
func (w *Process) Close() {
	w.kill()
	<-w.exited
	if w.conn != nil {
		_ = w.conn.Close()
	}
}

// Output returns the end of what Node itself printed.
func (w *Process) Output() string { return w.output.String() }

// tail stores the last tailBytes that a process wrote.
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
