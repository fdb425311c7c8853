package photo

import (
	"fmt"
	"strings"
)

// Sealer seals the photographs that only members' pages show: in one format, as files whose
// addresses do not tell which photograph they are of.
type Sealer interface {
	// IsFor says whether the photograph at an address is to be sealed.
	IsFor(address string) bool
	// AddressOf returns the address of a sealed file by that of the open one.
	AddressOf(open string) (address string)
	// Seal encrypts a file for its address.
	Seal(address string, data []byte) []byte
}

func (f *Files) isSealed(p *Photo) bool { return f.sealer != nil && f.sealer.IsFor(p.Address()) }

// SealedMarkup returns how the markup of the photograph at an address begins, and the sealed
// files that take the place of those there, as in srcset.
func (a *Album) SealedMarkup(address string, sealer Sealer) (open, sealed string) {
	p := a.byAddress[address]
	var files []string
	for _, width := range p.widths() {
		files = append(files, fmt.Sprintf("%s#.%s %dw", sealer.AddressOf(p.address(width, webp)), webp.ending, width))
	}
	return p.files(), strings.Join(files, ", ")
}

// FileAt returns the path, below the site's root, of the photograph at an address.
func (a *Album) FileAt(address string) string { return a.byAddress[address].File }

// Saved returns the address of the one size of a photograph that is kept for reading
// without a connection, in a format that every browser with service workers shows; false
// where there is no photograph at the address.
func (f *Files) Saved(address string) (string, bool) {
	p := f.album.byAddress[address]
	if p == nil {
		return "", false
	}
	open := p.address(p.fallback(), webp)
	if f.isSealed(p) {
		return f.sealer.AddressOf(open), true
	}
	return open, true
}
