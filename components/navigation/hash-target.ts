/** Fired on an element that a link leads to, before it is scrolled to: what folds it away can unfold it. */
const REVEAL = 'nightlight:reveal';

/**
 * The element that a fragment names. A fragment that is not well-formed, such as
 * `#50%`, is taken as it is written.
 */
export function hashTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  return id ? (document.getElementById(id) ?? document.getElementById(decode(id))) : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Unfolds what hides an element. Says whether anything was folded. */
export function reveal(target: Element): boolean {
  return !target.dispatchEvent(new Event(REVEAL, { bubbles: true, cancelable: true }));
}

/**
 * Calls a function with each element that is about to be scrolled to. It unfolds what
 * hides the element, and says whether it did. The result ends that.
 */
export function onReveal(unfold: (target: Element) => boolean): () => void {
  const listener = (event: Event) => {
    if (event.target instanceof Element && unfold(event.target)) event.preventDefault();
  };
  document.addEventListener(REVEAL, listener);
  return () => document.removeEventListener(REVEAL, listener);
}
