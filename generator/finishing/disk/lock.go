package disk

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
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

func describe(file string) string {
	var by holder
	data, err := os.ReadFile(file)
	if err != nil || json.Unmarshal(data, &by) != nil {
		return "Waiting for another program that writes the site."
	}
	return fmt.Sprintf("Waiting for process %d, which has been writing the site since %s.", by.PID, by.Since.Local().Format("15:04:05"))
}
