import { Blocks } from '../blocks/blocks';
import { Html } from '../lib/html';
import type { PageOf } from '../lib/schema.gen';
import { Button } from '../ui/button';
import styles from './quick-reference.module.css';

/** The tables of the guides on one page, for the fridge door. */
export function QuickReference({ page }: { page: PageOf<'quick-reference'> }) {
  const { content } = page;
  return (
    <article className={styles.reference}>
      <header className={styles.header}>
        <h1>{page.title}</h1>
        <Html of={content.lead} className={`${styles.lead} no-print`} />
        <Button className="no-print needs-scripts" onClick={() => print()}>
          {content.print}
        </Button>
      </header>
      <Blocks of={page.body} />
    </article>
  );
}
