import { useEffect, useRef } from 'react';

/**
 * Calls `reveal` with the element that the address's fragment names: once the page
 * is there, and after each navigation within it. For parts that can be closed, into
 * which neither the browser nor the router would scroll.
 */
export function useFragment(reveal: (target: HTMLElement) => void): void {
  const answered = useRef<unknown>(useFragment); // no navigation's state is this one
  // After every render: a navigation of the router makes no event, but renders the
  // page and leaves a state of its own.
  useEffect(() => {
    if (history.state === answered.current) return;
    answered.current = history.state;
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target) reveal(target);
  });
}
