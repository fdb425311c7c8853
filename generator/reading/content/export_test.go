package content

import "nightlight/generator/reading/yamldoc"

// PositionsOf are the positions of a document's front matter.
func PositionsOf(doc *Document) yamldoc.Positions { return doc.positions() }
