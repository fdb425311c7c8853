//go:build linux

package node

import (
	"os/exec"
	"syscall"
	"testing"
	"time"

	"nightlight/generator/sitetest/await"
)

// start runs a script that answers messages, which name a number of milliseconds.
func start(t *testing.T, respond string) *Process {
	t.Helper()
	program, err := exec.LookPath("node")
	if err != nil {
		t.Skip("Node is not installed")
	}
	process, err := Start(Program{Node: program, Script: "answer(" + respond + ")"})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(process.Close)
	return process
}

func (w *Process) ask(t *testing.T, limit Limit, meanwhile func()) error {
	return w.Within(t.Context(), limit, func() error {
		if err := w.SendJSON("a question"); err != nil {
			return err
		}
		meanwhile()
		_, _, err := w.Read()
		return err
	})
}

// A machine that is busy with other things lets a process wait, which is not the process's fault.
func TestAProcessThatGetsNoProcessorIsNotEnded(t *testing.T) {
	w := start(t, "() => [[0, 'an answer']]")
	if err := w.ask(t, Limit{Computing: await.Limit, Wall: await.Limit}, func() {}); err != nil {
		t.Fatal(err)
	}
	const limit = 100 * time.Millisecond
	err := w.ask(t, Limit{Computing: limit, Wall: await.Limit}, func() {
		_ = syscall.Kill(w.PID(), syscall.SIGSTOP)
		time.Sleep(10 * limit)
		_ = syscall.Kill(w.PID(), syscall.SIGCONT)
	})
	if err != nil {
		t.Error(err)
	}
}

func TestAProcessThatComputesForTooLongIsEnded(t *testing.T) {
	w := start(t, "() => { for (;;); }")
	err := w.ask(t, Limit{Computing: 100 * time.Millisecond, Wall: await.Limit}, func() {})
	if err == nil || err.Error() != "it took longer than 100ms of CPU time" {
		t.Errorf("ends with %v", err)
	}
}

func TestAProcessThatWaitsForEverIsEnded(t *testing.T) {
	w := start(t, "() => new Promise(() => {})")
	err := w.ask(t, Limit{Computing: await.Limit, Wall: time.Second}, func() {})
	if err == nil || err.Error() != "it took longer than 1s" {
		t.Errorf("ends with %v", err)
	}
}
