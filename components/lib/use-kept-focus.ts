import { useEffect, useRef, type RefObject } from 'react';

const FOCUSABLE = 'button:not(:disabled), a[href], input, select, textarea, summary, [tabindex]';

/**
 * Keeps the focus where the thumb is. A button that goes with its press, such as Undo or Save,
 * would leave the focus on the whole document, from where a keyboard and a screen reader begin
 * anew, and so would one that its press disables; instead it goes to the nearest control that has
 * stayed in the part of the page with this ref.
 */
export function useKeptFocus<E extends HTMLElement>(): RefObject<E | null> {
  const part = useRef<E>(null);
  useEffect(() => {
    const { current: root } = part;
    if (!root) return;
    let around: Element[] = [];
    const remember = ({ target }: FocusEvent) => {
      around = [];
      for (let at = target as Element | null; at && at !== root; at = at.parentElement) {
        around.push(at);
      }
    };
    const observer = new MutationObserver(() => {
      const [last] = around;
      const { activeElement, body } = document;
      const isGone = last && (!last.isConnected || last.matches(':disabled'));
      if (!isGone || (activeElement !== body && activeElement !== last)) return;
      const nearest = [...around.filter((element) => element.isConnected), root]
        .map((element) => element.querySelector<HTMLElement>(FOCUSABLE))
        .find(Boolean);
      around = [];
      nearest?.focus({ preventScroll: true });
    });
    root.addEventListener('focusin', remember);
    const attributeFilter = ['disabled'];
    observer.observe(root, { attributeFilter, childList: true, subtree: true });
    return () => {
      root.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
  return part;
}
