package main

import (
	"fmt"
	"path/filepath"

	"nightlight/generator/host"
)

// receivedFolder holds what was sent with the site's forms on this machine, below the
// root. It holds nothing else, and nothing deletes it.
const receivedFolder = "received"

// formerReceivedFolder is where received forms were kept beside the cache.
const formerReceivedFolder = ".nightlight/forms"

// inbox returns the inbox of received forms, with what was kept beside the cache.
func (o *siteOptions) inbox() (host.Inbox, error) {
	inbox := host.Inbox(filepath.Join(o.Root, receivedFolder))
	former := host.Inbox(filepath.Join(o.Root, filepath.FromSlash(formerReceivedFolder)))
	if err := inbox.MoveFrom(former); err != nil {
		return "", fmt.Errorf("moving received forms to %s/: %w", receivedFolder, err)
	}
	return inbox, nil
}
