import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from '../navigation/navigate';
import type { PageOf } from '../lib/schema.gen';
import { ButtonLink } from '../ui/button';
import { Picture } from '../ui/picture';
import styles from './notice-page.module.css';

/** The page for unknown addresses. It is served at any address, so whatever depends on that runs after mount. */
export function NotFound({ page }: { page: PageOf<'not-found'> }) {
  const navigate = useNavigate();

  const handleAddress = useEffectEvent(() => {
    const { pathname } = location;
    if (pathname === page.path) return;
    console.log(`Page not found: ${pathname}`);
    if (pathname.startsWith('/blog/')) navigate(page.path, { redirect: true });
  });
  // Only once: when the visitor leaves, the address changes before this page unmounts.
  useEffect(() => handleAddress(), []);

  return (
    <div className={styles.notice}>
      <Picture of={page.content.picture} slot="small" className={styles.picture} />
      <h1>{page.title}</h1>
      <p>{page.content.text}</p>
      <ButtonLink href="/">Return to Home</ButtonLink>
    </div>
  );
}
