import { useEffect } from 'react';

/**
 * Calls open with the element that the address names (page#id), when the page
 * comes and whenever a link on the page leads there. What was folded away can then
 * unfold before the browser scrolls to it. Open says whether it has unfolded anything.
 */
export function useOpenedByAddress(open: (target: Element) => boolean): void {
  useEffect(() => {
    const follow = (hash: string) => {
      const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
      if (target && open(target)) requestAnimationFrame(() => target.scrollIntoView());
    };
    // The router changes the address without a hashchange; a link's click tells.
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]');
      if (link && link.pathname === location.pathname) follow(link.hash);
    };
    const onHashChange = () => follow(location.hash);
    follow(location.hash);
    document.addEventListener('click', onClick);
    addEventListener('hashchange', onHashChange);
    return () => {
      document.removeEventListener('click', onClick);
      removeEventListener('hashchange', onHashChange);
    };
  }, [open]);
}
