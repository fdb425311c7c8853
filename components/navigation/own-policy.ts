/**
 * The Content-Security-Policy that a document adds to the site's. One that does so loads
 * nothing from other hosts, so no code of theirs runs where members read.
 */
export function ownPolicy(doc: Document): string | undefined {
  return doc.querySelector<HTMLMetaElement>('meta[http-equiv=Content-Security-Policy]')?.content;
}
