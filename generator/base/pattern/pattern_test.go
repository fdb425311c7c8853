package pattern

import (
	"reflect"
	"regexp"
	"slices"
	"testing"
)

func TestALineIsReadWhereItHasWhatIsNeeded(t *testing.T) {
	for _, pattern := range []string{`(a)|(b)c`, `^(\w+)`, `(?m)\w+$`} {
		expression := regexp.MustCompile("(?m)" + pattern)
		const text = "a bc\n\nbc\r\nab"
		if got, want := InLines(expression, text, slices.Sorted(slices.Values(append(Places(text, "a"), Places(text, "b")...)))), expression.FindAllStringSubmatchIndex(text, -1); !reflect.DeepEqual(got, want) {
			t.Errorf("%s: got %v, want %v", pattern, got, want)
		}
	}
	if got := InLines(regexp.MustCompile(`b`), "ab\nb", Places("ab\nb", "a")); !reflect.DeepEqual(got, [][]int{{1, 2}}) {
		t.Errorf("got %v", got)
	}
}
