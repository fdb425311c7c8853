// Package raster reads the metadata of image files, and makes pixels: it uses sharp, in Node, to
// resize photographs and draw SVG.
//
// Each task has a process to itself. So a file that crashes or hangs the process affects only its
// own image, and the error names it.
package raster

import (
	"context"
	_ "embed"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"image"
	"runtime"
	"sync"
	"time"

	"nightlight/generator/base/node"
)

//go:embed worker.mjs
var workerScript string

// Package is the path of sharp's package.json, which states its version, below the site's root.
const Package = "node_modules/sharp/package.json"

// defaultLimit is the time limit of one task, including the start of Node.
const defaultLimit = 10 * time.Minute

// tasksPerProcess is how many drawings justify another process.
const tasksPerProcess = 50

// Pool is a set of Node processes, at most one per processor. It is safe for concurrent use.
type Pool struct {
	program node.Program
	limit   time.Duration
	// free contains the idle processes; nil stands for one that is not started yet.
	free chan *node.Process

	mu    sync.Mutex
	slots int // processes that exist or are reserved
	load  int // weight of the running and waiting tasks
}

// NewPool returns a pool without processes. root is the site's folder, where sharp is installed.
func NewPool(program, root string) *Pool {
	return &Pool{
		program: node.Program{Node: program, Script: workerScript, Folder: root},
		limit:   defaultLimit,
		free:    make(chan *node.Process, runtime.GOMAXPROCS(0)),
	}
}

// Close ends the processes. No task may be in progress. Closing a nil Pool does nothing.
func (p *Pool) Close() {
	if p == nil {
		return
	}
	for range len(p.free) {
		if process := <-p.free; process != nil {
			process.Close()
		}
	}
	p.slots = 0
}

// UnreadableError reports what is wrong with an image, in sharp's words.
type UnreadableError struct{ reason string }

func (e *UnreadableError) Error() string { return e.reason }

// AbsentError reports why sharp cannot be loaded, which is not the image's fault.
type AbsentError struct{ reason string }

func (e *AbsentError) Error() string { return e.reason }

// Facts are the properties of a photograph.
type Facts struct {
	// Width and Height are in pixels, after rotation as the file requests.
	Width  int `json:"width"`
	Height int `json:"height"`
	// HasAlpha is set if the image has an alpha channel.
	HasAlpha bool `json:"hasAlpha"`
	// Pages is more than one for an animation.
	Pages int `json:"pages"`
	// Placeholder is the image within 20 by 20 pixels: WebP, in base64.
	Placeholder string `json:"placeholder"`
}

// The weights of tasks.
const (
	drawing    = 1
	photograph = tasksPerProcess
)

// Inspect reads the properties of a photograph.
func (p *Pool) Inspect(ctx context.Context, file string) (facts Facts, err error) {
	records, err := p.do(ctx, 1, photograph, map[string]any{"do": "inspect", "file": file})
	if err != nil {
		return Facts{}, err
	}
	return facts, json.Unmarshal(records[0], &facts)
}

// Target is a file to make from a photograph: its width in pixels, and avif, webp, jpeg or png.
type Target struct {
	Width  int    `json:"width"`
	Format string `json:"format"`
}

// Encode makes files from a photograph, which it reads once for all of them.
func (p *Pool) Encode(ctx context.Context, file string, targets []Target) ([][]byte, error) {
	return p.do(ctx, len(targets), photograph, map[string]any{"do": "encode", "file": file, "targets": targets})
}

// Draw returns the pixels of an SVG drawing at its own size, for Decode.
func (p *Pool) Draw(ctx context.Context, svg string) ([]byte, error) {
	return p.pixels(ctx, drawing, map[string]any{"do": "draw", "svg": svg})
}

// Fill returns the pixels of a photograph cropped to a size, for Decode.
func (p *Pool) Fill(ctx context.Context, file string, width, height int) ([]byte, error) {
	return p.pixels(ctx, photograph, map[string]any{"do": "fill", "file": file, "width": width, "height": height})
}

func (p *Pool) pixels(ctx context.Context, weight int, task map[string]any) ([]byte, error) {
	records, err := p.do(ctx, 1, weight, task)
	if err != nil {
		return nil, err
	}
	return records[0], nil
}

// Decode makes an image that aliases data, which is a width, a height, and four bytes per pixel.
func Decode(data []byte) (*image.NRGBA, error) {
	if len(data) < 8 {
		return nil, errors.New("a picture has no size")
	}
	width, height := int(binary.BigEndian.Uint32(data)), int(binary.BigEndian.Uint32(data[4:]))
	if len(data)-8 != 4*width*height {
		return nil, fmt.Errorf("a picture of %d by %d has %d bytes", width, height, len(data)-8)
	}
	return &image.NRGBA{Pix: data[8:], Stride: 4 * width, Rect: image.Rect(0, 0, width, height)}, nil
}

// do has a process perform a task, and returns the records of its answer.
func (p *Pool) do(ctx context.Context, count, weight int, task map[string]any) (records [][]byte, err error) {
	if p == nil {
		return nil, &AbsentError{"Node is not there to run it"}
	}
	process, err := p.take(ctx, weight)
	if err != nil {
		return nil, err
	}
	defer func() { p.put(process, weight) }()
	if process == nil {
		if process, err = node.Start(p.program); err != nil {
			return nil, err
		}
	}
	var refusal error
	err = process.Within(ctx, p.limit, func() (err error) {
		records, refusal, err = ask(process, count, task)
		return err
	})
	if err != nil {
		process.Close()
		process = nil
		return nil, err
	}
	return records, refusal
}

// take waits for an idle process; the result is nil if the caller must start one.
func (p *Pool) take(ctx context.Context, weight int) (*node.Process, error) {
	p.mu.Lock()
	p.load += weight
	if p.slots < cap(p.free) && p.load > p.slots*tasksPerProcess {
		p.slots++
		p.free <- nil
	}
	p.mu.Unlock()
	select {
	case process := <-p.free:
		return process, nil
	case <-ctx.Done():
		p.done(weight)
		return nil, ctx.Err()
	}
}

// put returns a process from take to the pool; nil if it is lost.
func (p *Pool) put(process *node.Process, weight int) {
	p.done(weight)
	p.free <- process
}

func (p *Pool) done(weight int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.load -= weight
}

// The kinds of error records: the image is unreadable, or sharp is missing.
const (
	failed    = 1
	noProgram = 2
)

// ask sends a task. It returns a refusal if the process answers that it cannot do the task.
func ask(process *node.Process, count int, task map[string]any) (records [][]byte, refusal, err error) {
	if err := process.SendJSON(task); err != nil {
		return nil, nil, err
	}
	for range count {
		kind, data, err := process.Read()
		switch {
		case err != nil:
			return nil, nil, err
		case kind == failed:
			return nil, &UnreadableError{string(data)}, nil
		case kind == noProgram:
			return nil, &AbsentError{string(data)}, nil
		}
		records = append(records, data)
	}
	return records, nil, nil
}
