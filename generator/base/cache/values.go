package cache

import (
	"encoding/binary"
	"fmt"
	"math"
	"reflect"
	"strings"
	"sync"
	"time"
)

// A result is stored field by field, without names and types: only the version that wrote it
// reads it. Repeated strings are written once. Package encoding/gob would describe each type in
// each file, and allocate each string separately when reading.

// types maps names to the types that values of interfaces may have.
var types sync.Map

// Register allows the types of some values in the interfaces of stored results.
func Register(values ...any) {
	for _, value := range values {
		t := reflect.TypeOf(value)
		if known, _ := types.LoadOrStore(t.String(), t); known != t {
			panic(fmt.Sprintf("cache: two types have the name %v", t))
		}
	}
}

var timeType = reflect.TypeFor[time.Time]()

// writer encodes values. It panics for a type that cannot be stored.
type writer struct {
	data  []byte
	texts map[string]int
}

func (w *writer) number(n int) { w.data = binary.AppendVarint(w.data, int64(n)) }

// text writes a string with its length or, for a repeated one, -1 minus its index.
func (w *writer) text(text string) {
	if at, known := w.texts[text]; known {
		w.number(-1 - at)
		return
	}
	w.texts[text] = len(w.texts)
	w.number(len(text))
	w.data = append(w.data, text...)
}

// length writes how many values follow, or -1 for nil.
func (w *writer) length(v reflect.Value) {
	if v.IsNil() {
		w.number(-1)
	} else {
		w.number(v.Len())
	}
}

func (w *writer) value(v reflect.Value) {
	switch v.Kind() {
	case reflect.Bool:
		if w.data = append(w.data, 0); v.Bool() {
			w.data[len(w.data)-1] = 1
		}
	case reflect.Uint8:
		w.data = append(w.data, byte(v.Uint()))
	case reflect.Int, reflect.Int32, reflect.Int64:
		w.number(int(v.Int()))
	case reflect.Float64:
		w.data = binary.BigEndian.AppendUint64(w.data, math.Float64bits(v.Float()))
	case reflect.String:
		w.text(v.String())
	case reflect.Struct:
		w.structure(v)
	case reflect.Slice:
		if w.length(v); v.Type().Elem().Kind() == reflect.Uint8 {
			w.data = append(w.data, v.Bytes()...)
			return
		}
		fallthrough
	case reflect.Array:
		for i := range v.Len() {
			w.value(v.Index(i))
		}
	case reflect.Map:
		w.length(v)
		for key, value := range v.Seq2() {
			w.value(key)
			w.value(value)
		}
	case reflect.Pointer:
		if w.value(reflect.ValueOf(!v.IsNil())); !v.IsNil() {
			w.value(v.Elem())
		}
	case reflect.Interface:
		w.dynamic(v)
	default:
		panic(fmt.Sprintf("cache: %v cannot be stored", v.Type()))
	}
}

func (w *writer) structure(v reflect.Value) {
	if v.Type() == timeType {
		data, _ := v.Interface().(time.Time).MarshalBinary() // fails only for time zones that no file can contain
		w.text(string(data))
		return
	}
	for i := range v.NumField() {
		if field := v.Field(i); field.CanInterface() { // exported
			w.value(field)
		}
	}
}

func (w *writer) dynamic(v reflect.Value) {
	if v.IsNil() {
		w.text("")
		return
	}
	name := v.Elem().Type().String()
	if _, known := types.Load(name); !known {
		panic("cache: the type " + name + " is not registered")
	}
	w.text(name)
	w.value(v.Elem())
}

// reader decodes the output of a writer. All strings are substrings of whole.
type reader struct {
	data  []byte
	whole string
	at    int
	texts []string
	empty map[reflect.Type]reflect.Value
}

func (r *reader) number() int {
	n, size := binary.Varint(r.data[r.at:])
	r.at += size
	return int(n)
}

// bytes returns the next n bytes, which callers must not change.
func (r *reader) bytes(n int) []byte {
	r.at += n
	return r.data[r.at-n : r.at : r.at]
}

func (r *reader) text() string {
	n := r.number()
	if n < 0 {
		return r.texts[-1-n]
	}
	r.at += n
	r.texts = append(r.texts, r.whole[r.at-n:r.at])
	return r.texts[len(r.texts)-1]
}

// value decodes into a zero value.
func (r *reader) value(v reflect.Value) {
	switch v.Kind() {
	case reflect.Bool:
		v.SetBool(r.bytes(1)[0] == 1)
	case reflect.Uint8:
		v.SetUint(uint64(r.bytes(1)[0]))
	case reflect.Int, reflect.Int32, reflect.Int64:
		v.SetInt(int64(r.number()))
	case reflect.Float64:
		v.SetFloat(math.Float64frombits(binary.BigEndian.Uint64(r.bytes(8))))
	case reflect.String:
		v.SetString(r.text())
	case reflect.Struct:
		r.structure(v)
	case reflect.Slice:
		r.slice(v)
	case reflect.Array:
		for i := range v.Len() {
			r.value(v.Index(i))
		}
	case reflect.Map:
		r.entries(v)
	case reflect.Pointer:
		if r.bytes(1)[0] == 1 {
			v.Set(reflect.New(v.Type().Elem()))
			r.value(v.Elem())
		}
	case reflect.Interface:
		if name := r.text(); name != "" {
			of, _ := types.Load(strings.Clone(name))
			value := reflect.New(of.(reflect.Type)).Elem()
			r.value(value)
			v.Set(value)
		}
	}
}

func (r *reader) structure(v reflect.Value) {
	if v.Type() == timeType {
		_ = v.Addr().Interface().(*time.Time).UnmarshalBinary([]byte(r.text())) // MarshalBinary has written it
		return
	}
	for i := range v.NumField() {
		if field := v.Field(i); field.CanSet() {
			r.value(field)
		}
	}
}

func (r *reader) slice(v reflect.Value) {
	switch n := r.number(); {
	case n < 0:
	case v.Type().Elem().Kind() == reflect.Uint8:
		v.SetBytes(r.bytes(n))
	case n == 0: // half of all lists are empty
		if _, known := r.empty[v.Type()]; !known {
			r.empty[v.Type()] = reflect.MakeSlice(v.Type(), 0, 0)
		}
		v.Set(r.empty[v.Type()])
	default:
		v.Grow(n)
		v.SetLen(n)
		for i := range n {
			r.value(v.Index(i))
		}
	}
}

func (r *reader) entries(v reflect.Value) {
	n := r.number()
	if n < 0 {
		return
	}
	v.Set(reflect.MakeMapWithSize(v.Type(), n))
	key, value := reflect.New(v.Type().Key()).Elem(), reflect.New(v.Type().Elem()).Elem()
	for range n {
		key.SetZero()
		value.SetZero()
		r.value(key)
		r.value(value)
		v.SetMapIndex(key, value)
	}
}
