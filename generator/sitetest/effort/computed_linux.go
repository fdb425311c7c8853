package effort

import (
	"bytes"
	"fmt"
	"os"
	"time"
)

// tickLength is the unit of /proc, the same on every Linux that Go runs on.
const tickLength = 10 * time.Millisecond

// processed is how long processors have worked for a process.
func processed(pid int) (time.Duration, error) {
	stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return 0, err
	}
	var state string
	var skipped [10]int64
	var user, system int64
	fields := []any{&state}
	for i := range skipped {
		fields = append(fields, &skipped[i])
	}
	// The name of the program stands in brackets, and may contain anything.
	_, err = fmt.Fscan(bytes.NewReader(stat[bytes.LastIndexByte(stat, ')')+1:]), append(fields, &user, &system)...)
	return time.Duration(user+system) * tickLength, err
}
