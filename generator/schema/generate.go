package schema

//go:generate go run ../../cmd/schemagen -repository ../..
