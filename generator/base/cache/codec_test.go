package cache

import (
	"reflect"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

type shape interface{ sides() int }

type square struct{ Side float64 }

type named struct{ Name, Drawing string }

func (*square) sides() int { return 4 }
func (named) sides() int   { return 0 }

type sample struct {
	Flag   bool
	Count  int
	Small  uint8
	Bytes  []byte
	Text   string
	List   []string
	Absent []string
	Empty  []int
	Next   *sample
	Shape  shape
	Shapes []shape
	Table  map[string][]int
	Key    Key
	Day    time.Time
	Name   named
}

func testCodec() *Codec {
	return &Codec{
		Variants: map[string]reflect.Type{"square": reflect.TypeFor[*square](), "named": reflect.TypeFor[named]()},
		Aliases: map[reflect.Type]Alias{reflect.TypeFor[named](): {
			Name: func(v reflect.Value) string { return v.Interface().(named).Name },
			Set: func(v reflect.Value, name string) {
				if name != "" {
					v.Set(reflect.ValueOf(named{name, "a drawing of " + name}))
				}
			},
		}},
	}
}

func fullSample() sample {
	moon := named{"moon", "a drawing of moon"}
	return sample{
		Flag: true, Count: -70_000, Small: 200, Bytes: []byte{0, 255}, Text: "Zoë’s", List: []string{"", "a"}, Empty: []int{},
		Next: &sample{Text: "inner"}, Shape: &square{2.5}, Shapes: []shape{nil, moon}, Name: moon,
		Table: map[string][]int{"b": {1}, "a": nil}, Key: KeyOf([]byte("x")),
		Day: time.Date(2025, 6, 11, 0, 0, 0, 0, time.UTC),
	}
}

func TestWhatIsEncodedIsDecoded(t *testing.T) {
	for _, want := range []sample{{Table: map[string][]int{}}, fullSample()} {
		var got sample
		if err := testCodec().Decode(string(testCodec().Encode(&want)), &got); err != nil {
			t.Fatal(err)
		}
		// The inner samples have no table, which is read as an empty one.
		if diff := cmp.Diff(want, got, cmp.Comparer(func(a, b map[string][]int) bool {
			return len(a) == len(b) && (len(a) == 0 || reflect.DeepEqual(a, b))
		})); diff != "" {
			t.Errorf("(- encoded, + decoded)\n%s", diff)
		}
	}
}

func TestEncodingIsTheSameEachTime(t *testing.T) {
	value := fullSample()
	first := string(testCodec().Encode(&value))
	for range 20 {
		if again := string(testCodec().Encode(&value)); again != first {
			t.Fatal("the same value has two encodings")
		}
	}
}

func TestDamagedBytesAreAnErrorAndNoPanic(t *testing.T) {
	value := fullSample()
	whole := testCodec().Encode(&value)
	for at := range whole {
		var v sample
		if err := testCodec().Decode(string(whole[:at]), &v); err == nil {
			t.Errorf("%d of %d bytes were enough", at, len(whole))
		}
		damaged := append([]byte(nil), whole...)
		damaged[at] ^= 0xff
		_ = testCodec().Decode(string(damaged), &v) // another value, or an error
	}
}

func TestATypeThatCannotBeCachedPanics(t *testing.T) {
	for _, value := range []any{
		&struct{ F func() }{},
		&struct{ hidden int }{1},
		&struct{ S shape }{odd{}},
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%T was accepted", value)
				}
			}()
			codec := testCodec()
			if err := codec.Decode(string(codec.Encode(value)), value); err != nil {
				panic(err)
			}
		}()
	}
}

type odd struct{}

func (odd) sides() int { return 1 }
