//go:build !linux

package disk

import "errors"

// exchange is not tried on this system: files are replaced one by one.
var exchange = func(a, b string) error { return errors.ErrUnsupported }
