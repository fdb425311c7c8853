import type { ReactNode } from 'react';
import { BookLink } from '../../features/booking/book-link';
import { Html } from '../../lib/html';
import type * as schema from '../../lib/schema.gen';
import { Static } from '../../lib/static';
import { LinkButton } from '../../ui/button';
import { Picture } from '../../ui/picture';
import styles from './hero.module.css';

interface HeroProps {
  hero: schema.Hero;
  /** Immediate help: after the actions on a phone, elsewhere below them and the picture. */
  children: ReactNode;
}

/** The hero: heading and actions beside a picture, which the figures overlap. */
export function Hero({ hero, children }: HeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.pitch}>
        {hero.badge && <p className={`${styles.badge} can-wait`}>{hero.badge}</p>}
        <h1>{hero.heading}</h1>
        <div className={`${styles.rest} can-wait`}>
          <Html of={hero.lead} className={styles.lead} />
          <div className={styles.actions}>
            <BookLink size="large" label={hero.call.label} sectionHref={hero.call.href} />
            <LinkButton of={hero.action} size="large" variant="quiet" />
          </div>
          {hero.prices.length > 0 && (
            <ul className={styles.prices}>
              {hero.prices.map(({ price, title }) => (
                <li key={title}>
                  {title} <b>{price}</b>
                </li>
              ))}
            </ul>
          )}
          <LinkButton of={hero.quiet} variant="ghost" />
        </div>
      </div>
      {children && <div className={styles.help}>{children}</div>}
      {(hero.picture || hero.figures.length > 0) && (
        <div className={`${styles.window} can-wait`}>
          <Picture of={hero.picture} slot="hero" className={styles.view} />
          <Static part="figures" />
        </div>
      )}
    </section>
  );
}
