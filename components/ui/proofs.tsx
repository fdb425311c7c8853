import type { Site } from '../lib/schema.gen';
import { certificateLine } from '../lib/text';

/** The consultant's certificate and other proofs, each linked to where it can be verified. */
export function Proofs({ of: { certificate, proofs = [] } }: { of: Site }) {
  const all = certificate ? [certificate, ...proofs] : proofs;
  return all.map((proof) => {
    const line = certificateLine(proof);
    return <span key={line}>{proof.check ? <a href={proof.check}>{line}</a> : line}. </span>;
  });
}
