import { Blocks } from '../blocks/blocks';
import { Contents } from '../layout/contents';
import { ShowRest } from '../layout/show-rest';
import { isLoggedIn } from '../lib/member';
import type { PageOf } from '../lib/schema.gen';
import { LinkButton } from '../ui/button';
import { ArrowRight } from '../ui/icons';
import { NextStep, RelatedPages, Sources } from './article-footer';
import styles from './guide.module.css';
import { RightNow } from './right-now';
import { TitleBand } from './title-band';

/** A guide: title, table of contents, body and footer. */
export function Guide({ page }: { page: PageOf<'guide'> }) {
  const { body, content, emblem, headings, path, title } = page;
  return (
    <article className={styles.guide} data-anchor-offset={content.anchorOffset}>
      <TitleBand label={content.label} title={title} lead={content.lead} emblem={emblem}>
        <RightNow lines={content.now} calls={content.calls} />
        {content.now && <ShowRest />}
        <LinkButton of={content.action} className={`${styles.begin} no-print`} />
      </TitleBand>
      {content.shortcuts && content.shortcuts.length > 0 && (
        <nav
          className={`${styles.shortcuts} can-wait no-print`}
          aria-label={page.site.words.shortcuts}
        >
          <ul>
            {content.shortcuts.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>
                  {label}
                  <ArrowRight />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={`${styles.columns} can-wait`}>
        {headings.length > 1 && (
          <Contents
            label={page.site.words.onThisPage}
            entries={headings}
            wideOnly={body.some(({ type }) => type === 'jump')}
          />
        )}
        <div ref={(text) => follow(path, text)} className={styles.reading}>
          <Blocks of={body} />
          <footer className={styles.footer}>
            {content.visitorsNext && <NextStep next={content.visitorsNext} audience="visitor" />}
            {content.next && (
              <NextStep next={content.next} audience={content.visitorsNext && 'member'} />
            )}
            <Sources sources={content.sources} reviewed={content.reviewed} />
            <RelatedPages pages={content.relatedPages} />
          </footer>
        </div>
      </div>
    </article>
  );
}

/** Tracks a member's reading progress on this device. For visitors nothing is loaded or stored. */
function follow(path: string, text: HTMLElement | null) {
  if (!text || !isLoggedIn()) return;
  import('../features/reading/follow-reading').then(
    (loaded) => loaded.followReading(path, text),
    () => {}, // then progress is not stored
  );
}
