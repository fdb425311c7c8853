import { listen } from '../lib/listen';
import { decodedPart } from '../lib/text';

/** Fired on the target of a link before scrolling to it, so that a component can unfold it. */
const REVEAL = 'nightlight:reveal';

/** The element that a fragment names. A malformed one, such as `#50%`, is used as it is. */
export function hashTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  return id ? (document.getElementById(id) ?? document.getElementById(decodedPart(id, id))) : null;
}

/** Unfolds everything that hides an element. Returns whether anything was folded. */
export function reveal(target: Element): boolean {
  const folded = [...document.querySelectorAll('details:not([open])')].filter(
    (fold) => fold.contains(target) || fold === target.firstElementChild,
  );
  for (const fold of folded) fold.setAttribute('open', '');
  const event = new Event(REVEAL, { bubbles: true, cancelable: true });
  return !target.dispatchEvent(event) || folded.length > 0;
}

/** Calls a function with each element about to be scrolled to; it returns whether it unfolded it. */
export function onReveal(unfold: (target: Element) => boolean): () => void {
  return listen(document, REVEAL, (event) => {
    if (event.target instanceof Element && unfold(event.target)) event.preventDefault();
  });
}
