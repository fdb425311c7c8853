package dev

import (
	"fmt"
	"io"
	"reflect"
	"strings"
	"sync"
	"time"

	"rsc.io/qr"

	"nightlight/generator/base/diag"
)

// terminal reports to the author, with a line for each change.
type terminal struct {
	w     io.Writer
	style diag.Style
	quiet bool

	mu sync.Mutex
	// shown are the problems printed last, which are not repeated at each change.
	shown diag.List
	// failed contains the addresses of the pages that could not be rendered.
	failed map[string]bool
}

// Welcome prints the addresses of a listener, and a QR code if other devices may connect.
func Welcome(w io.Writer, l *Listener) {
	fmt.Fprintf(w, "Your site:     %s\n", l.Local)
	for _, address := range l.LAN {
		fmt.Fprintf(w, "On the Wi-Fi:  %s\n", address)
	}
	if l.Alone {
		fmt.Fprintln(w, "This computer has no address that a phone could reach: connect it to your Wi-Fi, and start again.")
	}
	if len(l.LAN) == 0 {
		return
	}
	if code, err := qrCode(l.LAN[0]); err == nil { // an address is never too long for a code
		fmt.Fprintf(w, "\n%s\n", code)
	}
}

// starting says that the address will follow.
func (t *terminal) starting() {
	t.mu.Lock()
	defer t.mu.Unlock()
	if !t.quiet {
		fmt.Fprintln(t.w, "Making the site. Its address follows.")
	}
}

func (t *terminal) welcome(l *Listener) {
	t.mu.Lock()
	defer t.mu.Unlock()
	Welcome(t.w, l)
	if !t.quiet {
		fmt.Fprintln(t.w, "Save a file and the page follows. Ctrl+C stops.")
	}
}

func (t *terminal) updated(changed []string, kind change, out planResult) {
	t.mu.Lock()
	defer t.mu.Unlock()
	fixed := t.shown.HasErrors()
	switch {
	case changed == nil && !fixed:
		t.line("ready, %s", rounded(out.took))
	case fixed:
		t.line("%s: fixed, %s", summary(changed), rounded(out.took))
	default:
		t.line("%s: %s, %s", summary(changed), kind, rounded(out.took))
	}
	t.print(out.diags) // only warnings
}

func (t *terminal) problems(changed []string, out planResult) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if changed != nil {
		t.line("%s: %s", summary(changed), diag.Summary(out.diags))
	}
	t.print(out.diags)
}

// pageMade reports the warnings of a rendered page, and that it is fixed if rendering failed
// before.
func (t *terminal) pageMade(address string, warnings diag.List) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.failed[address] {
		delete(t.failed, address)
		t.line("%s: fixed", address)
	}
	if len(warnings) > 0 {
		t.line("%s", address)
		_ = diag.Print(t.w, diag.Text, warnings, t.style) // there is nowhere else to report an error
	}
}

func (t *terminal) pageFailed(address string, diags diag.List) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.line("%s: this page could not be made", address)
	_ = diag.Print(t.w, diag.Text, diags, t.style) // there is nowhere else to report an error
	t.failed[address] = true
}

func (t *terminal) pageSlow(address string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.line("%s: still being rendered; a component may loop for ever", address)
}

// met prints an error from a browser.
func (t *terminal) met(d diag.Diagnostic) {
	t.mu.Lock()
	defer t.mu.Unlock()
	_ = diag.Print(t.w, diag.Text, diag.List{d}, t.style) // there is nowhere else to report an error
}

// print prints problems, unless they are the same as the last ones.
func (t *terminal) print(diags diag.List) {
	if len(diags) > 0 && !reflect.DeepEqual(diags, t.shown) {
		_ = diag.Print(t.w, diag.Text, diags, t.style) // there is nowhere else to report an error
	}
	t.shown = diags
}

// say prints a sentence that the author must see, even in quiet mode.
func (t *terminal) say(sentence string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	fmt.Fprintln(t.w, sentence)
}

func (t *terminal) line(format string, args ...any) {
	if !t.quiet {
		fmt.Fprintf(t.w, "%s  %s\n", time.Now().Format("15:04:05"), diag.Visible(fmt.Sprintf(format, args...)))
	}
}

// summary names the changed files without listing a whole folder.
func summary(changed []string) string {
	switch n := len(changed); n {
	case 0:
		return "the site"
	case 1:
		return changed[0]
	case 2:
		return changed[0] + " and " + changed[1]
	default:
		return fmt.Sprintf("%s and %d more files", changed[0], n-1)
	}
}

func rounded(took time.Duration) time.Duration { return took.Round(time.Millisecond) }

// margin is the light border around the code that a scanner needs, in modules.
const margin = 4

// qrCode draws an address as a QR code with two rows of modules per line. It draws light modules
// and omits dark ones, because most terminals are dark.
func qrCode(address string) (string, error) {
	code, err := qr.Encode(address, qr.L)
	if err != nil {
		return "", err
	}
	light := func(x, y int) bool { return !code.Black(x, y) } // also true outside the code
	halves := map[[2]bool]string{
		{true, true}: "█", {true, false}: "▀", {false, true}: "▄", {false, false}: " ",
	}
	var b strings.Builder
	for y := -margin; y < code.Size+margin; y += 2 {
		b.WriteString("  ")
		for x := -margin; x < code.Size+margin; x++ {
			b.WriteString(halves[[2]bool{light(x, y), light(x, y+1)}])
		}
		b.WriteByte('\n')
	}
	return b.String(), nil
}
