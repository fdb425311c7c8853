package main

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"reflect"
	"strings"
	"testing"

	"golang.org/x/sys/unix"
	"golang.org/x/term"

	"nightlight/generator/model"
	"nightlight/generator/sitetest/await"
	"nightlight/generator/sitetest/testfiles"
)

// openTerminal returns both ends of a new terminal.
func openTerminal(t *testing.T) (keyboard, screen *os.File) {
	t.Helper()
	keyboard, err := os.OpenFile("/dev/ptmx", os.O_RDWR, 0)
	if err != nil {
		t.Skip("no terminals here:", err)
	}
	t.Cleanup(func() { keyboard.Close() })
	if err := unix.IoctlSetPointerInt(int(keyboard.Fd()), unix.TIOCSPTLCK, 0); err != nil {
		t.Skip("no terminals here:", err)
	}
	number, err := unix.IoctlGetInt(int(keyboard.Fd()), unix.TIOCGPTN)
	if err != nil {
		t.Skip("no terminals here:", err)
	}
	screen, err = os.OpenFile(fmt.Sprintf("/dev/pts/%d", number), os.O_RDWR|unix.O_NOCTTY, 0)
	if err != nil {
		t.Skip("no terminals here:", err)
	}
	return keyboard, screen
}

// A user who stops the command at the password prompt must see again what they type
// afterwards.
func TestAStoppedQuestionLeavesTheTerminalAsItWas(t *testing.T) {
	keyboard, screen := openTerminal(t)
	before, err := term.GetState(int(screen.Fd()))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := keyboard.WriteString("rose\n"); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	ended := make(chan error, 1)
	go func() {
		_, err := askPair(ctx, Streams{In: screen, Out: io.Discard}, bufio.NewReader(screen), model.Sealed)
		ended <- err
	}()
	await.Until(t, "the terminal shows nothing of what is typed", func() bool {
		now, err := term.GetState(int(screen.Fd()))
		return err == nil && !reflect.DeepEqual(before, now)
	})
	cancel()
	if err := await.Value(t, ended, "the end of the question"); !errors.Is(err, context.Canceled) {
		t.Errorf("ends with %v", err)
	}
	if after, err := term.GetState(int(screen.Fd())); err != nil || !reflect.DeepEqual(before, after) {
		t.Errorf("the terminal was %v and is %v, %v", before, after, err)
	}
}

// A no ends a command without an error, and changes nothing.
func TestANoIsNoError(t *testing.T) {
	keyboard, screen := openTerminal(t)
	if _, err := keyboard.WriteString("ivy\n\nno\n"); err != nil { // an empty password draws one
		t.Fatal(err)
	}
	root := sitesMembers(t, sealed("rose"))
	before := testfiles.Read(t, membersFile(root))
	var said bytes.Buffer
	err := memberSetRun(t.Context(), &memberOptions{Streams: Streams{In: screen, Out: &said}, Root: root})
	if err != nil || !strings.HasSuffix(said.String(), "Nothing was changed.\n") {
		t.Errorf("ends with %v after %q", err, said.String())
	}
	if after := testfiles.Read(t, membersFile(root)); !bytes.Equal(before, after) {
		t.Errorf("wrote %s", after)
	}
}

func TestUsernamesAreListedOnATerminalOnly(t *testing.T) {
	_, screen := openTerminal(t)
	access := &model.MembersAccess{Pairs: []model.MemberPair{{Username: "rose"}, {Username: "i\x1b[2Jvy"}}}
	if got := usernames(access, screen); got != "rose, i·[2Jvy" {
		t.Errorf("a terminal shows %q", got)
	}
	if got := usernames(access, new(bytes.Buffer)); got != "2 usernames" {
		t.Errorf("a log has %q", got)
	}
}
