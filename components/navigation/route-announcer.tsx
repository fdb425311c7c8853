import { useEffect, useRef, useState } from 'react';
import { usePending } from './navigate';
import type { PageData } from './page-data';

/** Announces to screen readers the title of a page shown without loading a document. */
export function RouteAnnouncer({ data }: { data: PageData }) {
  const { head, page } = data;
  const last = useRef(page.path);
  const [title, setTitle] = useState('');
  const pending = usePending();

  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.hydrated = '';
    dataset.js = ''; // the script in the head removes it if scripts take too long
  }, []);

  useEffect(() => {
    if (last.current === page.path) return;
    last.current = page.path;
    document.title = head.title;
    document.querySelector('meta[name=description]')?.setAttribute('content', head.description);
    document.querySelector('link[rel=canonical]')?.setAttribute('href', head.canonical);
    setTitle(head.title);
  }, [head, page.path]);

  return (
    <p className="visually-hidden" role="status">
      {pending ? page.site.words.loading : title}
    </p>
  );
}
