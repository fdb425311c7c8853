package budget

import (
	"path"

	"nightlight/generator/bundle"
)

func (r *Report) scripts() []reading {
	manifest := r.site.Bundle.Manifest
	byTemplate := map[string]reading{}
	readings := make([]reading, len(r.site.Pages))
	for i, page := range r.site.Pages {
		got, known := byTemplate[page.Template]
		if !known {
			got = r.files(append([]string{manifest.Entry}, manifest.Preload[page.Template]...))
			byTemplate[page.Template] = got
		}
		got.of = page.Path
		readings[i] = got
	}
	return readings
}

func (r *Report) style() []reading { return []reading{r.files([]string{r.site.Bundle.Manifest.Style})} }

// files weighs some of the bundle's files together.
func (r *Report) files(addresses []string) (got reading) {
	for _, address := range addresses {
		size, known := r.sizes[address]
		if !known {
			size = r.press.size(r.site.Bundle.Browser[address])
			r.sizes[address] = size
		}
		got.weight += size
		got.parts = append(got.parts, r.site.Bundle.Parts[address]...)
	}
	return got
}

func (r *Report) fonts() []reading {
	var got reading
	for _, address := range r.site.Bundle.Manifest.Fonts {
		size := len(r.site.Bundle.Browser[address])
		got.weight += size
		got.parts = append(got.parts, bundle.Part{Source: path.Base(address), Bytes: size})
	}
	return []reading{got}
}

func (r *Report) fontCount() []reading {
	got := r.fonts()[0]
	got.weight = len(got.parts)
	return []reading{got}
}

func (r *Report) html() []reading {
	paths := map[string]string{}
	for _, page := range r.site.Pages {
		for _, file := range page.Files {
			paths[file] = page.Path
		}
	}
	readings := make([]reading, 0, len(r.weighed))
	for _, page := range r.weighed {
		readings = append(readings, reading{of: paths[page.file], weight: page.gzip, parts: []bundle.Part{
			{Source: "what is shown", Bytes: page.plain - page.data},
			{Source: "its structure, as data", Bytes: page.data},
		}})
	}
	return readings
}

func (r *Report) members() (readings []reading) {
	for address, data := range r.site.Members {
		readings = append(readings, reading{of: address, weight: r.press.size(data)})
	}
	return readings
}
