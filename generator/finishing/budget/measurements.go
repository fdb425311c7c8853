package budget

import (
	"path"

	"nightlight/generator/rendering/bundle"
)

// measurement is what something measures.
type measurement struct {
	of    string // the page or the file that it belongs to
	size  int    // in bytes, or in files
	parts []bundle.Part
}

func (r *Report) scripts() []measurement {
	manifest := r.input.Bundle.Manifest
	return r.byPage(func(template string) []string {
		return append([]string{manifest.Entry}, manifest.Preload[template]...)
	})
}

func (r *Report) styles() []measurement {
	return r.byPage(func(template string) []string {
		return r.input.Bundle.Manifest.Styles[template]
	})
}

// byPage measures for each page the files that its template needs.
func (r *Report) byPage(files func(template string) []string) []measurement {
	byTemplate := map[string]measurement{}
	all := make([]measurement, len(r.input.Pages))
	for i, page := range r.input.Pages {
		found, known := byTemplate[page.Template]
		if !known {
			found = r.files(files(page.Template))
			byTemplate[page.Template] = found
		}
		found.of = page.Path
		all[i] = found
	}
	return all
}

// files measures some of the bundle's files together.
func (r *Report) files(addresses []string) (sum measurement) {
	for _, address := range addresses {
		size, known := r.bundled[address]
		if !known {
			size = r.meter.gzipSize(r.input.Bundle.Browser[address])
			r.bundled[address] = size
		}
		sum.size += size
		sum.parts = append(sum.parts, r.input.Bundle.Parts[address]...)
	}
	return sum
}

func (r *Report) fonts() []measurement {
	var sum measurement
	for _, address := range r.input.Bundle.Manifest.Fonts {
		size := len(r.input.Bundle.Browser[address])
		sum.size += size
		sum.parts = append(sum.parts, bundle.Part{Source: path.Base(address), Bytes: size})
	}
	return []measurement{sum}
}

func (r *Report) fontCount() []measurement {
	sum := r.fonts()[0]
	sum.size = len(sum.parts)
	return []measurement{sum}
}

func (r *Report) html() (all []measurement) {
	for _, page := range r.input.Pages {
		for _, file := range page.Files {
			if size, measured := r.pages[file]; measured {
				all = append(all, measurement{of: page.Path, size: size.Gzip, parts: []bundle.Part{
					{Source: "what is shown", Bytes: size.HTML - size.Data},
					{Source: "its structure, as data", Bytes: size.Data},
				}})
			}
		}
	}
	return all
}

func (r *Report) search() []measurement {
	return []measurement{{size: r.meter.gzipSize(r.input.Search)}}
}

func (r *Report) members() (all []measurement) {
	for address, data := range r.input.Members {
		all = append(all, measurement{of: address, size: r.meter.gzipSize(data)})
	}
	return all
}
