import { Skeleton } from '../layout/member-gate';
import { optional } from '../layout/optional';
import type { PageOf } from '../lib/schema.gen';
import styles from './now.module.css';

const NowPanel = optional(async () => (await import('./now/now-panel')).NowPanel);

/** The start page of the installed app, for members: the child's state comes first, without a title band. */
export function Now({ page: { content, site, title } }: { page: PageOf<'now'> }) {
  return (
    <article className={styles.page}>
      <h1 className="visually-hidden">{title}</h1>
      <NowPanel content={content} waiting={<Skeleton words={site.words} />} />
    </article>
  );
}
