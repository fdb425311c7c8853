import { Blocks } from '../blocks/blocks';
import type { PageOf } from '../lib/schema.gen';
import { Button } from '../ui/button';
import styles from './quick-reference.module.css';
import { TitleBand } from './title-band';

/** The tables of the guides on one printable page. */
export function QuickReference({ page }: { page: PageOf<'quick-reference'> }) {
  const { body, content, emblem, title } = page;
  return (
    <article className={styles.reference}>
      <TitleBand title={title} lead={content.lead} emblem={emblem}>
        <Button className={`${styles.print} no-print needs-scripts`} onClick={() => print()}>
          {content.print}
        </Button>
      </TitleBand>
      <div className={styles.tables}>
        <Blocks of={body} />
      </div>
    </article>
  );
}
