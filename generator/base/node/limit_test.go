package node

import (
	"os/exec"
	"testing"
	"time"
)

// start runs a script that answers messages.
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

func TestAProcessThatAnswersTooLateIsEnded(t *testing.T) {
	for _, respond := range []string{"() => { for (;;); }", "() => new Promise(() => {})"} {
		w := start(t, respond)
		err := w.Within(t.Context(), time.Second, func() error {
			if err := w.SendJSON("a question"); err != nil {
				return err
			}
			_, _, err := w.Read()
			return err
		})
		if err == nil || err.Error() != "it took longer than 1s" {
			t.Errorf("%s ends with %v", respond, err)
		}
	}
}
