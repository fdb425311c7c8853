package generator

import "nightlight/generator/base/diag"

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

// then runs a stage that needs all before it to be without errors, and returns its value,
// which is empty where there are errors.
func then[In, Out any](list *diag.List, stage func(In) (Out, diag.List), in In) (value Out) {
	if list.HasErrors() {
		return value
	}
	value = take(stage(in)).into(list)
	if list.HasErrors() {
		return *new(Out)
	}
	return value
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
