//go:build unix

package render

import (
	"bufio"
	"context"
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"nightlight/generator/sitetest/await"
)

// parentOf is set in the process that TestAWorkerEndsWithItsParent starts and kills; it names the
// page that the process's worker renders.
const parentOf = "NIGHTLIGHT_TEST_PAGE"

// TestParent is not a test by itself: it is the process to kill.
func TestParent(t *testing.T) {
	title, asked := os.LookupEnv(parentOf)
	if !asked {
		t.Skip("it is run by TestAWorkerEndsWithItsParent")
	}
	r := newTestRenderer(t, title)
	var started atomic.Pointer[worker]
	go func() {
		for { // until one has begun the page before its time limit
			worker, err := startWorker(r.pool.node, 2*time.Second)
			if err != nil {
				panic(err)
			}
			started.Store(worker)
			page := encodePage(r.jobs["/"+title+"/index.html"].Page)
			if _, err := worker.render(context.Background(), program{r.entry, r.shared.json}, [][]byte{page}, await.Limit, await.Limit); err == nil {
				return
			}
		}
	}()
	var output string
	await.Until(t, "the page is rendered", func() bool {
		if worker := started.Load(); worker != nil {
			output = worker.Output()
		}
		return strings.HasSuffix(output, "rendered")
	})
	fmt.Println("worker", output)
	time.Sleep(await.Limit) // until it is killed
}

func TestAWorkerEndsWithItsParent(t *testing.T) {
	for _, title := range []string{"number", "hang"} {
		t.Run(title, func(t *testing.T) {
			parent := exec.Command(os.Args[0], "-test.run=^TestParent$", "-test.v")
			parent.Env = append(os.Environ(), parentOf+"="+title, "TMPDIR="+t.TempDir()) // it cannot clean up
			stdout, err := parent.StdoutPipe()
			if err != nil {
				t.Fatal(err)
			}
			if err := parent.Start(); err != nil {
				t.Fatal(err)
			}
			worker := 0
			for lines := bufio.NewScanner(stdout); worker == 0 && lines.Scan(); {
				if _, number, found := strings.Cut(lines.Text(), "worker "); found {
					number, _, _ = strings.Cut(number, " ")
					worker, _ = strconv.Atoi(number)
				}
			}
			if worker == 0 {
				t.Fatal("the parent has started no worker")
			}
			_ = parent.Process.Kill()
			_ = parent.Wait()
			t.Cleanup(func() { _ = syscall.Kill(worker, syscall.SIGKILL) })
			await.Until(t, "the worker has ended like its parent", func() bool { return !runs(worker) })
		})
	}
}

// runs reports whether a process is running. A zombie, which in a container may never be reaped, is
// not.
func runs(pid int) bool {
	stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err == nil && strings.Contains(string(stat), ") Z ") {
		return false
	}
	return syscall.Kill(pid, 0) == nil
}
