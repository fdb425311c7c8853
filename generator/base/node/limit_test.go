package node

import (
	"os/exec"
	"testing"
	"time"

	"nightlight/generator/sitetest/await"
)

// start starts a process whose script answers messages with respond.
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
	for _, end := range []string{"for (;;);", "return new Promise(() => {});"} {
		w := start(t, "(question) => { if (question === 'first') return [[0, '']];"+end+"}")
		ask := func(question string, limit time.Duration) error {
			return w.Within(t.Context(), limit, func() error {
				if err := w.SendJSON(question); err != nil {
					return err
				}
				_, _, err := w.Read()
				return err
			})
		}
		if err := ask("first", await.Limit); err != nil {
			t.Fatal(err)
		}
		err := ask("second", await.Soon)
		if err == nil || err.Error() != "it took longer than "+await.Soon.String() {
			t.Errorf("%s ends with %v", end, err)
		}
	}
}
