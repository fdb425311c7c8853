package diag

import (
	"path"
	"slices"
	"sync"
)

// Silence is a kind of warning that a site does not want, in the files of a pattern or in all.
type Silence struct {
	ID   ID
	File string
	// At is where it is written.
	At Pos
}

func (s Silence) covers(d Diagnostic) bool {
	matched, _ := path.Match(s.File, d.File)
	return s.ID == d.ID && (s.File == "" || s.File == d.File || matched)
}

// Silences are those of a site. They note which of them were needed.
type Silences struct {
	mu       sync.Mutex
	list     []Silence
	required []ID // as good as errors
	used     map[Silence]bool
	known    []string // the IDs of all warnings so far
}

// Set replaces them. Warnings of the required IDs cannot be silenced.
func (s *Silences) Set(list []Silence, required ...ID) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.list, s.required, s.used = list, required, map[Silence]bool{}
}

// Filter returns a list without the silenced warnings. An error stays, and that is said.
func (s *Silences) Filter(list List) (kept List) {
	s.mu.Lock()
	defer s.mu.Unlock()
	refused := map[Pos]bool{}
	for _, d := range list {
		if d.Severity == Warning && !slices.Contains(s.known, string(d.ID)) {
			s.known = append(s.known, string(d.ID))
		}
		i := slices.IndexFunc(s.list, func(silence Silence) bool { return silence.covers(d) })
		isError := d.Severity == Error || slices.Contains(s.required, d.ID)
		if i < 0 || isError {
			kept = append(kept, d)
		}
		if i < 0 {
			continue
		}
		s.used[s.list[i]] = true
		if at := s.list[i].At; isError && !refused[at] {
			refused[at] = true
			kept = append(kept, Warnf("silence-of-error", at, "An error cannot be silenced, and “%s” is one: only warnings can.", d.ID))
		}
	}
	return kept
}

// Unused are the warnings about those that were not needed since they were set.
func (s *Silences) Unused() (diags List) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, silence := range s.list {
		if s.used[silence] {
			continue
		}
		d := Warnf("silence-unused", silence.At, "No warning is silenced by this: there is none of the ID “%s”.", silence.ID)
		if silence.File != "" {
			d = Warnf("silence-unused", silence.At, "No warning is silenced by this: there is none of the ID “%s” in %s.", silence.ID, silence.File)
		}
		if near := Suggest(string(silence.ID), s.known); near != "" && near != string(silence.ID) {
			d = d.WithHint("Did you mean %s?", near)
		} else {
			d = d.WithHint("Remove it. An ID stands in square brackets behind the sentence of its warning.")
		}
		diags = append(diags, d)
	}
	return diags
}
