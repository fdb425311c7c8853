import { Html } from '../lib/html';
import { useSite } from '../lib/page';
import type { Date, Link, Next, PageCard } from '../lib/schema.gen';
import { LinkButton } from '../ui/button';
import { ArrowRight } from '../ui/icons';
import { Picture } from '../ui/picture';
import styles from './article-footer.module.css';

// The parts of the footer of articles and guides.

interface NextStepProps {
  next: Next;
  /** Who sees it; both are in the page and the style sheet shows one. */
  audience?: 'visitor' | 'member' | undefined;
}

/** The call to action at the end of a page. */
export function NextStep({ next, audience }: NextStepProps) {
  const id = audience ? `next-step-${audience}` : 'next-step';
  return (
    <section
      className={`${styles.next} ${audience ? `when-${audience}` : ''} no-print`}
      aria-labelledby={id}
    >
      <h2 id={id}>{next.heading}</h2>
      <Html of={next.text} className="prose" />
      <LinkButton of={next.action} external={next.action.href.startsWith('https:')} />
    </section>
  );
}

/** The sources of the page's facts, and when they were last checked. */
export function Sources({
  sources = [],
  reviewed,
}: {
  sources?: Link[] | undefined;
  reviewed?: Date;
}) {
  const { words } = useSite();
  if (sources.length === 0 && !reviewed) return null;
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <h2 id="sources">{words.sources}</h2>
      {sources.length > 0 && (
        <ul>
          {sources.map(({ href, label }) => (
            <li key={href}>
              <a href={href} target="_blank" rel="noopener">
                {label}
                <span className="visually-hidden"> (opens in a new tab)</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {reviewed && (
        <p>
          {words.checked} <time dateTime={reviewed.iso}>{reviewed.text}</time>.
        </p>
      )}
    </section>
  );
}

/** Links to related pages. */
export function RelatedPages({ pages = [] }: { pages?: PageCard[] | undefined }) {
  const { words } = useSite();
  if (pages.length === 0) return null;
  return (
    <section className="no-print" aria-labelledby="related">
      <h2 id="related" className={styles.related}>
        {words.readNext}
      </h2>
      <ul className={styles.cards}>
        {pages.map(({ description, emblem, members, path, title }) => (
          <li key={path} className={styles.card}>
            <Picture of={emblem} slot="emblem" as="span" className={styles.emblem} decorative />
            <div>
              <h3>
                <a href={path}>
                  {title}
                  {members && <span className="when-visitor"> ({words.membersOnly})</span>}
                </a>
              </h3>
              <p>{description}</p>
            </div>
            <ArrowRight />
          </li>
        ))}
      </ul>
    </section>
  );
}
