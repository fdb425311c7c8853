package main

import "os"

// replaceFile writes a file in one step, so that a program that is stopped meanwhile
// leaves the file as it was.
func replaceFile(name string, data []byte) error {
	staged := name + ".new"
	err := os.WriteFile(staged, data, 0o644)
	if err == nil {
		err = os.Rename(staged, name)
	}
	if err != nil {
		_ = os.Remove(staged)
	}
	return err
}
