import { useEffect, useEffectEvent } from 'react';
import { Html } from '../lib/html';
import { useNavigate } from '../navigation/navigate';
import type { PageOf } from '../lib/schema.gen';
import { ButtonLink } from '../ui/button';
import styles from './not-found.module.css';

/** The page for addresses that do not exist. What depends on the address happens after mount. */
export function NotFound({ page }: { page: PageOf<'not-found'> }) {
  const navigate = useNavigate();

  const arrive = useEffectEvent(() => {
    const { pathname } = location;
    if (pathname === page.path) return;
    if (pathname.startsWith('/blog/')) navigate(page.path, { redirect: true });
    else console.log(`Page not found: ${pathname}`);
  });
  // Once: when the visitor goes on, the address changes before this page is gone.
  useEffect(() => arrive(), []);

  return (
    <div className={styles.lost}>
      <Html of={page.content.picture} className={styles.picture} />
      <h1>{page.title}</h1>
      <p>{page.content.text}</p>
      <ButtonLink href="/">Return to Home</ButtonLink>
    </div>
  );
}
