package generator

// Misses is how many results of a function the last plan did not find in the cache.
func (b *Builder) Misses(name string) int {
	misses, _ := b.cache.Counts(name)
	return misses
}
