package cache

import (
	"bytes"
	"encoding"
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"reflect"
	"slices"
	"strings"
	"sync"
)

// Codec writes Go values as bytes and reads them again, for the same program only:
// nothing in the bytes says what they are. encoding/gob describes its types in
// every stream, which costs more than the values when each document is one.
//
// It takes booleans, numbers, strings, slices, arrays, maps, structs of exported
// fields, pointers, and types that are an encoding.BinaryMarshaler. Anything else
// is a fault of the program, and panics.
type Codec struct {
	// Variants are the types that a value of an interface may have, by a name.
	Variants map[string]reflect.Type
	// Aliases are structs that are written in a short form.
	Aliases map[reflect.Type]Alias

	known sync.Map // reflect.Type → Alias; without functions for a type that has none
}

// Alias is the short form of a struct: a string from which it can be made.
type Alias struct {
	Name func(v reflect.Value) string
	Set  func(v reflect.Value, name string)
}

var errMalformed = errors.New("cache: the stored bytes are not what was written")

// Encode returns v as bytes; v is a pointer.
func (c *Codec) Encode(v any) []byte {
	scratch := scratches.Get().(*[]byte)
	defer scratches.Put(scratch)
	*scratch = c.append((*scratch)[:0], reflect.ValueOf(v).Elem())
	return bytes.Clone(*scratch)
}

// scratches are buffers that Encode writes into, as long as values are.
var scratches = sync.Pool{New: func() any { return new([]byte) }}

// Decode reads what Encode has written into v, a pointer to a zero value. The
// strings in v share the memory of text.
func (c *Codec) Decode(text string, v any) (err error) {
	defer func() {
		// Reading beyond the end panics: bytes that were damaged are no fault of the
		// program.
		if recover() != nil {
			err = errMalformed
		}
	}()
	r := &reader{text: text}
	c.read(r, reflect.ValueOf(v).Elem())
	if r.text != "" {
		return errMalformed
	}
	return nil
}

func (c *Codec) append(b []byte, v reflect.Value) []byte {
	switch v.Kind() {
	case reflect.Bool:
		if v.Bool() {
			return append(b, 1)
		}
		return append(b, 0)
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return binary.AppendVarint(b, v.Int())
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return binary.AppendUvarint(b, v.Uint())
	case reflect.Float32, reflect.Float64:
		return binary.AppendUvarint(b, math.Float64bits(v.Float()))
	case reflect.String:
		return appendString(b, v.String())
	case reflect.Slice:
		return c.appendSlice(b, v)
	case reflect.Array:
		for i := range v.Len() {
			b = c.append(b, v.Index(i))
		}
		return b
	case reflect.Map:
		return c.appendMap(b, v)
	case reflect.Struct:
		return c.appendStruct(b, v)
	case reflect.Pointer:
		if v.IsNil() {
			return append(b, 0)
		}
		return c.append(append(b, 1), v.Elem())
	case reflect.Interface:
		return c.appendVariant(b, v)
	}
	panic(fmt.Sprintf("cache: a %s cannot be cached", v.Type()))
}

func (c *Codec) appendStruct(b []byte, v reflect.Value) []byte {
	if alias, ok := c.alias(v.Type()); ok {
		return appendString(b, alias.Name(v))
	}
	for i := range v.NumField() {
		b = c.append(b, v.Field(i))
	}
	return b
}

// alias returns the short form of a type that has one. That of an
// encoding.BinaryMarshaler is its bytes.
func (c *Codec) alias(t reflect.Type) (Alias, bool) {
	if known, ok := c.known.Load(t); ok {
		return known.(Alias), known.(Alias).Name != nil
	}
	alias, ok := c.Aliases[t]
	if !ok && t.Implements(binaryMarshaler) {
		alias, ok = binaryAlias, true
	}
	c.known.Store(t, alias)
	return alias, ok
}

var binaryMarshaler = reflect.TypeFor[encoding.BinaryMarshaler]()

var binaryAlias = Alias{
	Name: func(v reflect.Value) string {
		data, err := v.Interface().(encoding.BinaryMarshaler).MarshalBinary()
		if err != nil {
			panic("cache: " + err.Error())
		}
		return string(data)
	},
	Set: func(v reflect.Value, data string) {
		if err := v.Addr().Interface().(encoding.BinaryUnmarshaler).UnmarshalBinary([]byte(data)); err != nil {
			panic(errMalformed)
		}
	},
}

func appendString(b []byte, text string) []byte {
	return append(binary.AppendUvarint(b, uint64(len(text))), text...)
}

// appendSlice tells nil from empty, as encoding/json does.
func (c *Codec) appendSlice(b []byte, v reflect.Value) []byte {
	if v.IsNil() {
		return append(b, 0)
	}
	b = binary.AppendUvarint(b, uint64(v.Len())+1)
	if v.Type().Elem().Kind() == reflect.Uint8 {
		return append(b, v.Bytes()...)
	}
	for i := range v.Len() {
		b = c.append(b, v.Index(i))
	}
	return b
}

func (c *Codec) appendMap(b []byte, v reflect.Value) []byte {
	keys := v.MapKeys()
	slices.SortFunc(keys, func(x, y reflect.Value) int { return strings.Compare(x.String(), y.String()) })
	b = binary.AppendUvarint(b, uint64(len(keys)))
	for _, key := range keys {
		b = c.append(appendString(b, key.String()), v.MapIndex(key))
	}
	return b
}

func (c *Codec) appendVariant(b []byte, v reflect.Value) []byte {
	if v.IsNil() {
		return appendString(b, "")
	}
	for name, variant := range c.Variants {
		if variant == v.Elem().Type() {
			return c.append(appendString(b, name), v.Elem())
		}
	}
	panic(fmt.Sprintf("cache: the %s in a %s is no variant", v.Elem().Type(), v.Type()))
}

// reader is what is left to read.
type reader struct{ text string }

func (r *reader) take(n uint64) string {
	taken := r.text[:n]
	r.text = r.text[n:]
	return taken
}

func (r *reader) uvarint() uint64 {
	// A number has ten bytes at most.
	n, size := binary.Uvarint([]byte(r.text[:min(len(r.text), binary.MaxVarintLen64)]))
	if size <= 0 {
		panic(errMalformed)
	}
	r.take(uint64(size))
	return n
}

func (r *reader) string() string { return r.take(r.uvarint()) }

func (c *Codec) read(r *reader, v reflect.Value) {
	switch v.Kind() {
	case reflect.Bool:
		v.SetBool(r.take(1) == "\x01")
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		n := r.uvarint()
		v.SetInt(int64(n>>1) ^ -int64(n&1))
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		v.SetUint(r.uvarint())
	case reflect.Float32, reflect.Float64:
		v.SetFloat(math.Float64frombits(r.uvarint()))
	case reflect.String:
		v.SetString(r.string())
	case reflect.Slice:
		c.readSlice(r, v)
	case reflect.Array:
		for i := range v.Len() {
			c.read(r, v.Index(i))
		}
	case reflect.Map:
		c.readMap(r, v)
	case reflect.Struct:
		if alias, ok := c.alias(v.Type()); ok {
			alias.Set(v, r.string())
			return
		}
		for i := range v.NumField() {
			c.read(r, v.Field(i))
		}
	case reflect.Pointer:
		if r.take(1) == "\x01" {
			v.Set(reflect.New(v.Type().Elem()))
			c.read(r, v.Elem())
		}
	case reflect.Interface:
		if name := r.string(); name != "" {
			value := reflect.New(c.Variants[name]).Elem()
			c.read(r, value)
			v.Set(value)
		}
	}
}

func (c *Codec) readSlice(r *reader, v reflect.Value) {
	n := r.uvarint()
	if n == 0 {
		return
	}
	if n-1 > uint64(len(r.text)) {
		panic(errMalformed) // before memory is asked for
	}
	v.Set(reflect.MakeSlice(v.Type(), int(n-1), int(n-1)))
	if v.Type().Elem().Kind() == reflect.Uint8 {
		copy(v.Bytes(), r.take(n-1))
		return
	}
	for i := range v.Len() {
		c.read(r, v.Index(i))
	}
}

func (c *Codec) readMap(r *reader, v reflect.Value) {
	n := r.uvarint()
	v.Set(reflect.MakeMap(v.Type()))
	for range n {
		key := reflect.New(v.Type().Key()).Elem()
		key.SetString(r.string())
		value := reflect.New(v.Type().Elem()).Elem()
		c.read(r, value)
		v.SetMapIndex(key, value)
	}
}
