package disk

import (
	"fmt"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

func TestAWriteSaysWhoItWaitsFor(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "dist")
	paths, _, err := pathsOf(Folder{Path: dir, Name: "dist"})
	if err != nil {
		t.Fatal(err)
	}
	write(t, dir, tree{"/index.html": "home"}.set()) // makes the folders
	unlock, err := lock(paths.work, nil)
	if err != nil {
		t.Fatal(err)
	}
	said := make(chan string, 1)
	done := make(chan error, 1)
	go func() {
		folder := Folder{Path: dir, Name: "dist", Waiting: func(sentence string) { said <- sentence }}
		_, _, err := Write(t.Context(), tree{"/index.html": "again"}.set(), folder, nil)
		done <- err
	}()
	want := fmt.Sprintf("Waiting for process %d, which has been writing the site since ", syscall.Getpid())
	if got := <-said; !strings.HasPrefix(got, want) || strings.Contains(got, "stopped") {
		t.Errorf("said %q", got)
	}
	unlock()
	if err := <-done; err != nil {
		t.Error(err)
	}
}

func TestAStoppedProcessIsKnown(t *testing.T) {
	command := exec.Command("sleep", "600")
	if err := command.Start(); err != nil {
		t.Skip(err)
	}
	defer command.Wait()
	defer command.Process.Kill()
	if isStopped(command.Process.Pid) {
		t.Error("a running process is said to be stopped")
	}
	if err := command.Process.Signal(syscall.SIGSTOP); err != nil {
		t.Fatal(err)
	}
	var status syscall.WaitStatus
	if _, err := syscall.Wait4(command.Process.Pid, &status, syscall.WUNTRACED, nil); err != nil || !status.Stopped() {
		t.Fatalf("%v, %v", status, err)
	}
	if !isStopped(command.Process.Pid) {
		t.Error("a stopped process is said to run")
	}
}
