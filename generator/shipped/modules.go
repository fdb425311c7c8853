package shipped

// moduleLicences are the licences of the modules that nightlight is made of, as SPDX names
// them. A test compares them with the modules' own texts.
var moduleLicences = map[string]string{
	"github.com/BurntSushi/toml":                    "MIT",
	"github.com/adrg/frontmatter":                   "MIT",
	"github.com/ccojocar/zxcvbn-go":                 "MIT",
	"github.com/evanw/esbuild":                      "MIT",
	"github.com/fsnotify/fsnotify":                  "BSD-3-Clause",
	"github.com/gabriel-vasile/mimetype":            "MIT",
	"github.com/go-playground/locales":              "MIT",
	"github.com/go-playground/universal-translator": "MIT",
	"github.com/go-playground/validator/v10":        "MIT",
	"github.com/goccy/go-yaml":                      "MIT",
	"github.com/klauspost/compress":                 "Apache-2.0 AND BSD-3-Clause AND MIT",
	"github.com/leodido/go-urn":                     "MIT",
	"github.com/rogpeppe/go-internal":               "BSD-3-Clause",
	"github.com/sethvargo/go-diceware":              "MIT",
	"github.com/spf13/cobra":                        "Apache-2.0",
	"github.com/spf13/pflag":                        "BSD-3-Clause",
	"github.com/yuin/goldmark":                      "MIT",
	"golang.org/x/crypto":                           "BSD-3-Clause",
	"golang.org/x/image":                            "BSD-3-Clause",
	"golang.org/x/net":                              "BSD-3-Clause",
	"golang.org/x/sync":                             "BSD-3-Clause",
	"golang.org/x/sys":                              "BSD-3-Clause",
	"golang.org/x/term":                             "BSD-3-Clause",
	"golang.org/x/text":                             "BSD-3-Clause",
	"gopkg.in/yaml.v2":                              "Apache-2.0 AND MIT",
	"rsc.io/qr":                                     "BSD-3-Clause",
}
