package main

import (
	"fmt"
	"io"
	"sync"
	"time"
)

// progressDelay is how long a command may work before it says what it is doing.
const progressDelay = time.Second

// progress shows one calm line on a terminal while something takes long.
type progress struct {
	w     io.Writer
	quiet bool
	live  bool // the line may be drawn and wiped

	mu    sync.Mutex
	step  string
	shown bool
	timer *time.Timer
}

func startProgress(w io.Writer, quiet bool) *progress {
	p := &progress{w: w, quiet: quiet, live: !quiet && controllable(w)}
	if p.live {
		p.timer = time.AfterFunc(progressDelay, p.show)
	}
	return p
}

// doing names the step under way.
func (p *progress) doing(step string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.step = step
	if p.shown {
		p.draw()
	}
}

// say prints a sentence that stays.
func (p *progress) say(sentence string) {
	if p.quiet {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.wipe()
	fmt.Fprintln(p.w, sentence)
	if p.shown {
		p.draw()
	}
}

// stop wipes the line. It may be called more than once.
func (p *progress) stop() {
	if !p.live {
		return
	}
	p.timer.Stop()
	p.mu.Lock()
	defer p.mu.Unlock()
	p.wipe()
	p.live, p.shown = false, false
}

func (p *progress) show() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.live {
		p.shown = true
		p.draw()
	}
}

func (p *progress) draw() { fmt.Fprintf(p.w, "\r\x1b[K%s …", p.step) }

func (p *progress) wipe() {
	if p.shown {
		fmt.Fprint(p.w, "\r\x1b[K")
	}
}
