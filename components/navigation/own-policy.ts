/**
 * The Content-Security-Policy by which a document leaves third parties out
 * (generator/site/headers.go), so that no code of theirs runs where members read; undefined
 * where they may run. Where the editor is published, the policy of the whole site is in the
 * document too, and asks for no trusted types.
 */
export function ownPolicy(doc: Document): string | undefined {
  const policies = doc.querySelectorAll<HTMLMetaElement>(
    'meta[http-equiv=Content-Security-Policy]',
  );
  return [...policies]
    .map(({ content }) => content)
    .find((policy) => policy.includes('require-trusted-types-for'));
}
