package generator

import "nightlight/generator/diag"

// result is what a stage returns: a value, and the problems found on the way.
type result[T any] struct {
	value T
	diags diag.List
}

func take[T any](value T, diags diag.List) result[T] { return result[T]{value, diags} }

// into adds the problems to a list and returns the value.
func (r result[T]) into(list *diag.List) T {
	list.Add(r.diags)
	return r.value
}

// async starts a stage and returns the function that waits for its result.
func async[T any](stage func() (T, diag.List)) func() (T, diag.List) {
	done := make(chan result[T], 1)
	go func() { done <- take(stage()) }()
	return func() (T, diag.List) {
		r := <-done
		return r.value, r.diags
	}
}
