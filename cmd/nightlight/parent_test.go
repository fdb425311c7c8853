package main

import (
	"bufio"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"nightlight/generator/sitetest/await"
	"nightlight/generator/sitetest/testfiles"
)

func TestAServerEndsWithWhatHasStartedIt(t *testing.T) {
	shell, err := exec.LookPath("sh")
	if err != nil {
		t.Skip("there is no shell")
	}
	root := t.TempDir()
	program := filepath.Join(root, "nightlight") // with this name, TestMain runs the command
	testfiles.Write(t, filepath.Join(root, "dist", "index.html"), "home")
	if err := os.Symlink(os.Args[0], program); err != nil {
		t.Fatal(err)
	}
	parent := exec.CommandContext(t.Context(), shell, "-c", `"$0" preview --root "$1" --port 0 & echo $! >"$1/pid"; wait`, program, root)
	t.Cleanup(func() { endServer(filepath.Join(root, "pid")) })
	out, err := parent.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := parent.Start(); err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewReader(out)
	ready := make(chan error, 1)
	go func() {
		var err error
		for line := ""; err == nil && !strings.Contains(line, "http://localhost:"); {
			line, err = lines.ReadString('\n')
		}
		ready <- err
	}()
	if err := await.Value(t, ready, "its address"); err != nil {
		t.Fatal(err)
	}
	if err := parent.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() {
		_, err := io.Copy(io.Discard, lines) // ends when the server closes its output
		ended <- err
	}()
	if err := await.Value(t, ended, "the end of the server"); err != nil {
		t.Error(err)
	}
	_ = parent.Wait() // it was killed
}

// endServer ends a server that is still running, by the file with its process ID.
func endServer(file string) {
	text, err := os.ReadFile(file)
	if err != nil {
		return
	}
	if pid, err := strconv.Atoi(strings.TrimSpace(string(text))); err == nil {
		if process, err := os.FindProcess(pid); err == nil {
			_ = process.Kill() // unless it has ended
		}
	}
}

func TestAClosedTerminalDoesNotEndWhatNohupHasStarted(t *testing.T) {
	if !slices.Contains(stopSignals(), os.Signal(syscall.SIGHUP)) {
		t.Error("a closed terminal does not end a command")
	}
	signal.Ignore(syscall.SIGHUP)
	defer signal.Reset(syscall.SIGHUP)
	if slices.Contains(stopSignals(), os.Signal(syscall.SIGHUP)) {
		t.Error("a closed terminal ends what nohup has started")
	}
}
