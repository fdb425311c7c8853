//go:build !linux && !windows

package effort

import (
	"fmt"
	"os/exec"
	"strconv"
	"strings"
	"time"
)

// processed is how long processors have worked for a process: ps prints minutes:seconds, and
// hours before them where there are any.
func processed(pid int) (time.Duration, error) {
	out, err := exec.Command("ps", "-o", "time=", "-p", strconv.Itoa(pid)).Output()
	if err != nil {
		return 0, err
	}
	seconds := 0.0
	for part := range strings.SplitSeq(strings.TrimSpace(string(out)), ":") {
		number, err := strconv.ParseFloat(part, 64)
		if err != nil {
			return 0, fmt.Errorf("ps says %q", out)
		}
		seconds = 60*seconds + number
	}
	return time.Duration(seconds * float64(time.Second)), nil
}
