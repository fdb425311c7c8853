package render

import "testing"

// For an undefined element the error's stack contains only React and the entry: the component that
// shows it is in React's component stack.
func TestWhatHappensInReactIsAtAComponentThatItIsGiven(t *testing.T) {
	const entry = "    at render (/x/components/entry.server.tsx:35:19)\n"
	const component = "    at Loaf (file:///x/components/templates/loaf.tsx:3:9)\n    at App (file:///x/components/app.tsx:1:1)\n"
	for _, test := range []struct{ stack, components, want string }{
		{entry, component, "components/templates/loaf.tsx:3:9"},
		{"    at f (/x/components/lib/f.ts:2:1)\n" + entry, component, "components/lib/f.ts:2:1"},
		{`    at f (C:\x\components\lib\f.ts:2:1)` + "\n" + entry, "", "components/lib/f.ts:2:1"},
		{entry, "    at main\n", "components/entry.server.tsx:35:19"},
		{"    at react", "", ""},
	} {
		if pos, ok := firstComponent(test.stack, test.components); pos.String() != test.want || ok != (test.want != "") {
			t.Errorf("%q, %q: got %s", test.stack, test.components, pos)
		}
	}
}
