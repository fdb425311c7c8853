// Package npm finds Node and installs the packages of the lock file, so that one command builds a
// fresh copy of the site.
package npm

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"golang.org/x/mod/semver"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
	"nightlight/generator/base/work"
)

// oldestNode is the first Node version that supports all packages of a build; package.json has the
// same under engines.
const oldestNode = "20.19"

const installNode = "Install Node " + oldestNode + " or newer from https://nodejs.org"

// FindNode returns the path of the Node program.
func FindNode() (string, diag.List) {
	node, err := exec.LookPath("node")
	if err != nil {
		return "", diag.List{diag.Errorf("node-missing", at, "Node is not installed, or not on the PATH.").
			WithHint(installNode + ", then open a new terminal.")}
	}
	return node, nil
}

// Time limits of programs. A program that exceeds its limit is killed.
const (
	checkLimit   = 2 * time.Minute
	installLimit = 10 * time.Minute
	// outputDelay is how long to wait for the output of a killed program's children.
	outputDelay = time.Second
)

var checked = cache.Func[struct{}]{Name: "node", Stored: true, Code: true}

// CheckNode checks that a Node program runs and is new enough. It caches the result until the
// program's file changes; c may be nil.
func CheckNode(ctx context.Context, c *cache.Cache, node string) diag.List {
	stamp := func() cache.Key {
		info, err := os.Stat(node)
		if err != nil {
			return cache.Key{}
		}
		return cache.KeyOf([]byte(node), fmt.Append(nil, info.Size(), info.ModTime().UnixNano()))
	}
	key := stamp()
	_, diags := cache.Do(c, checked, key, func() (struct{}, diag.List, bool) {
		diags := checkNode(ctx, node)
		return struct{}{}, diags, ctx.Err() == nil && stamp() == key
	})
	return diags
}

func checkNode(ctx context.Context, node string) diag.List {
	ctx, cancel := context.WithTimeout(ctx, checkLimit)
	defer cancel()
	work.Add(work.Processes, 1)
	cmd := exec.CommandContext(ctx, node, "--version")
	cmd.WaitDelay = outputDelay
	out, err := cmd.Output()
	if ctx.Err() != nil {
		err = ctx.Err() // rather than "signal: killed"
	}
	if err != nil {
		return diag.List{diag.Errorf("node-broken", at, "%s does not run: %v.", node, err)}
	}
	version := strings.TrimSpace(string(out))
	if semver.Compare(version, "v"+oldestNode) < 0 { // an invalid version sorts before all others
		return diag.List{diag.Errorf("node-too-old", at, "Node %s is too old.", version).
			WithHint(installNode + ".")}
	}
	return nil
}

// at is where a site states the Node versions that it supports.
var at = diag.Pos{File: "package.json"}

// marker contains the hash of the lock file that node_modules was installed from, so that a changed
// modification time alone does not trigger an install.
const marker = "node_modules/.nightlight"

// Ensure installs the packages of root's lock file if node_modules is missing or older than the
// lock file. It calls say with a sentence before it installs.
func Ensure(ctx context.Context, root string, say func(string)) diag.List {
	lock := filepath.Join(root, "package-lock.json")
	data, err := os.ReadFile(lock)
	if err != nil {
		return diag.List{diag.FromError(err, "reading the list of npm packages").
			WithHint("Run nightlight in the folder with content/ and components/, or name it with --root.")}
	}
	hash := fmt.Sprintf("%x\n", sha256.Sum256(data))
	if installed(root, lock, hash) {
		return nil
	}
	say("Installing the npm packages that a build needs (npm ci, about 190 MB in node_modules); this happens once after each change of package-lock.json.")
	if diags := install(ctx, root); diags.HasErrors() {
		return diags
	}
	if err := os.WriteFile(filepath.Join(root, marker), []byte(hash), 0o644); err != nil {
		return diag.List{diag.FromError(err, "recording which packages are installed")}
	}
	return nil
}

func installed(root, lock, hash string) bool {
	// A symbolic link leads to the packages of another folder; leave them alone.
	if info, err := os.Lstat(filepath.Join(root, "node_modules")); err == nil && info.Mode()&os.ModeSymlink != 0 {
		return true
	}
	// npm writes this file last, so its absence also shows an interrupted install.
	last, err := os.Stat(filepath.Join(root, "node_modules", ".package-lock.json"))
	if err != nil {
		return false
	}
	if recorded, err := os.ReadFile(filepath.Join(root, marker)); err == nil && string(recorded) == hash {
		return true
	}
	if marked, err := os.Stat(filepath.Join(root, marker)); err == nil && !last.ModTime().After(marked.ModTime()) {
		return false
	}
	// npm was run by hand since, as in npm install NAME, which changes the lock file first.
	info, err := os.Stat(lock)
	return err == nil && !last.ModTime().Before(info.ModTime())
}

func install(ctx context.Context, root string) diag.List {
	at := diag.Pos{File: "package-lock.json"}
	program, err := exec.LookPath("npm")
	if err != nil {
		return diag.List{diag.Errorf("npm-missing", at, "npm is not installed, or not on the PATH.").
			WithHint(installNode + ", which has npm with it.")}
	}
	ctx, cancel := context.WithTimeout(ctx, installLimit)
	defer cancel()
	// npm's default delays between retries add up to minutes without a network.
	cmd := exec.CommandContext(ctx, program, "ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error",
		"--fetch-retries=2", "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=3000")
	cmd.Dir, cmd.WaitDelay = root, outputDelay
	var output bytes.Buffer
	cmd.Stdout, cmd.Stderr = &output, &output
	defer setCacheAside(root)()
	if err := cmd.Run(); err != nil {
		if ctx.Err() != nil {
			return diag.List{diag.Errorf("npm-stopped", at, "Installing the npm packages was stopped: %v.", ctx.Err())}
		}
		if exit := new(exec.ExitError); !errors.As(err, &exit) {
			return diag.List{diag.Errorf("npm-broken", at, "npm does not run: %v.", err)}
		}
		if unreachable().Match(output.Bytes()) {
			return diag.List{diag.Errorf("npm-offline", at, "The npm packages are not installed, and npm cannot reach the network.").
				WithHint("Connect this machine to the network and try again.")}
		}
		d := diag.Errorf("npm-failed", at, "Installing the npm packages failed.").
			WithHint("Check the network, then run npm ci in this folder to see all of its output.")
		lines := strings.Split(strings.TrimSpace(output.String()), "\n")
		d.Detail = strings.Join(lines[max(0, len(lines)-15):], "\n")
		return diag.List{d}
	}
	return nil
}

// setCacheAside moves node_modules/.cache out of the way of npm ci, which would delete it, and
// returns the function that moves it back.
func setCacheAside(root string) (moveBack func()) {
	packages, work := filepath.Join(root, "node_modules"), filepath.Join(root, ".nightlight")
	kept, aside := filepath.Join(packages, ".cache"), filepath.Join(work, "npm-cache")
	_ = os.RemoveAll(aside) // left by an interrupted install
	if os.MkdirAll(work, 0o755) != nil || os.Rename(kept, aside) != nil {
		return func() {} // there is usually no cache
	}
	return func() {
		_ = os.MkdirAll(packages, 0o755)
		_ = os.Rename(aside, kept)
	}
}

// unreachable matches the error codes that npm prints without a network.
var unreachable = pattern.Of(`\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT)\b`)
