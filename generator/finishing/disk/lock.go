package disk

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/rogpeppe/go-internal/lockedfile"
)

// patience is how long a Write waits for another before it says so.
const patience = time.Second

// holder is the process that writes a folder.
type holder struct {
	PID   int
	Since time.Time
}

// lock keeps other processes from writing the same folder. While it waits for one, it tells
// waiting, which may be nil, who that is.
func lock(work string, waiting func(string)) (unlock func(), err error) {
	file := filepath.Join(work, "holder.json")
	if waiting != nil {
		timer := time.AfterFunc(patience, func() { waiting(describe(file)) })
		defer timer.Stop()
	}
	release, err := lockedfile.MutexAt(filepath.Join(work, "lock")).Lock()
	if err != nil {
		return nil, err
	}
	if data, err := json.Marshal(holder{os.Getpid(), time.Now()}); err == nil {
		_ = os.WriteFile(file, data, 0o644) // without it, those who wait know less
	}
	return func() {
		_ = os.Remove(file)
		release()
	}, nil
}

// describe says who holds the lock.
func describe(file string) string {
	var by holder
	data, err := os.ReadFile(file)
	if err != nil || json.Unmarshal(data, &by) != nil {
		return "Waiting for another program that writes the site."
	}
	text := fmt.Sprintf("Waiting for process %d, which has been writing the site since %s.", by.PID, by.Since.Local().Format("15:04:05"))
	if isStopped(by.PID) {
		text += fmt.Sprintf(" It is stopped: fg in its terminal lets it go on, kill -9 %d ends it.", by.PID)
	}
	return text
}

// isStopped says that a process is paused, as by Ctrl+Z, where the system tells.
func isStopped(pid int) bool {
	data, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return false
	}
	// The state follows the program's name, which may hold anything but ends with the last bracket.
	text := string(data)
	return strings.HasPrefix(text[strings.LastIndexByte(text, ')')+1:], " T")
}
