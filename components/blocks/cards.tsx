import { Html } from '../lib/html';
import type { Card } from '../lib/schema.gen';
import { ArrowRight } from '../ui/icons';
import type { BlockProps } from './block-props';
import styles from './cards.module.css';

/** A group of small cards. The whole area of a card with an address is a link. */
export function Cards({ block, renderBlocks }: BlockProps<'cards'>) {
  return (
    <ul className={styles.cards} data-wide>
      {block.cards.map((card) => (
        <li key={card.title} className={styles.card}>
          <Html of={card.icon} as="span" className={styles.icon} />
          <div className={styles.text}>
            <Title card={card} />
            {renderBlocks(card.body)}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Title({ card: { title, href } }: { card: Card }) {
  if (!href) return <h3 className={styles.title}>{title}</h3>;
  const external = href.startsWith('https:');
  return (
    <h3 className={styles.title}>
      <a
        className={styles.link}
        href={href}
        {...(external && { target: '_blank', rel: 'noopener' })}
      >
        {title} {external && <span className="visually-hidden">(opens in a new tab) </span>}
        <ArrowRight />
      </a>
    </h3>
  );
}
