import { useEffect, useRef, type RefObject } from 'react';

const FOCUSABLE = 'button:not(:disabled), a[href], input, select, textarea, summary, [tabindex]';

/**
 * Keeps the focus where the thumb is. A button that goes with its press, such as Undo or Save,
 * would leave the focus on the whole document, from where a keyboard and a screen reader begin
 * anew, and so would one that its press disables; instead it goes to the control that has come to
 * its place, in the nearest element around it that has stayed in the part of the page with this ref.
 */
export function useKeptFocus<E extends HTMLElement>(): RefObject<E | null> {
  const part = useRef<E>(null);
  useEffect(() => {
    const { current: root } = part;
    if (!root) return;
    let last: Element | undefined;
    /** The elements around it, each with the place among its controls at which the focus is. */
    let around: [Element, number][] = [];
    const controlsIn = (element: Element) => [...element.querySelectorAll<HTMLElement>(FOCUSABLE)];
    const remember = ({ target }: FocusEvent) => {
      last = target as Element;
      around = [];
      for (let at = last; at !== root && at.parentElement; at = at.parentElement) {
        const inside = at;
        const controls = controlsIn(at.parentElement);
        around.push([at.parentElement, controls.findIndex((control) => inside.contains(control))]);
      }
    };
    const observer = new MutationObserver(() => {
      const { activeElement, body } = document;
      const isGone = last && (!last.isConnected || last.matches(':disabled'));
      if (!isGone || (activeElement !== body && activeElement !== last)) return;
      const nearest = around
        .filter(([element]) => element.isConnected)
        .map(([element, place]) =>
          controlsIn(element)
            .slice(0, place + 1)
            .at(-1),
        )
        .find(Boolean);
      last = undefined;
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
