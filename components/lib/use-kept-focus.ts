import { useEffect, useRef, type RefObject } from 'react';

const FOCUSABLE = 'button:not(:disabled), a[href], input, select, textarea, summary, [tabindex]';

/**
 * Keeps the focus near the last control. A button that its press removes or disables, such as Undo
 * or Save, would otherwise leave the focus on the document, so that keyboards and screen readers
 * start again from the top. Instead the focus moves to the control now in its place, within the
 * nearest ancestor that remains inside the element with this ref.
 */
export function useKeptFocus<E extends HTMLElement>(): RefObject<E | null> {
  const part = useRef<E>(null);
  useEffect(() => {
    const { current: root } = part;
    if (!root) return;
    let last: Element | undefined;
    /** The ancestors of the focused element, each with its index among their controls. */
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
