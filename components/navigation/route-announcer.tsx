import { useEffect, useRef, useState } from 'react';
import type { PageData } from './page-data';

/**
 * What a browser does when a document arrives, done for a page that arrives without
 * one: the head changes, the heading gets the focus, and the title is read out.
 */
export function RouteAnnouncer({ data }: { data: PageData }) {
  const { head, page } = data;
  const shown = useRef(page.path);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.hydrated = '';
    dataset.js = ''; // the script in the head removes it where scripts take too long
  }, []);

  useEffect(() => {
    if (shown.current === page.path) return;
    shown.current = page.path;
    document.title = head.title;
    document.querySelector('meta[name=description]')?.setAttribute('content', head.description);
    document.querySelector('link[rel=canonical]')?.setAttribute('href', head.canonical);
    focusHeading();
    setAnnouncement(head.title);
  }, [head, page.path]);

  return (
    <p className="visually-hidden" role="status">
      {announcement}
    </p>
  );
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('h1') ?? document.getElementById('main');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
