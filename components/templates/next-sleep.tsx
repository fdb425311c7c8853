import { Blocks } from '../blocks/blocks';
import { NextSleepFinder } from '../features/next-sleep/next-sleep-finder';
import type { PageOf } from '../lib/schema.gen';
import styles from './next-sleep.module.css';
import { TitleBand } from './title-band';

/** From the last waking to the next sleep, for members. */
export function NextSleep({ page }: { page: PageOf<'next-sleep'> }) {
  const { body, content, emblem, title } = page;
  return (
    <article>
      <TitleBand title={title} lead={content.lead} emblem={emblem} />
      <div className={styles.body}>
        <NextSleepFinder content={content} />
        <Blocks of={body} />
      </div>
    </article>
  );
}
