import { useEffect, useRef } from 'react';
import type { BlockProps } from './block-props';
import { DayRibbon } from './day-ribbon';
import styles from './routine.module.css';

/** The fraction of a card that must be visible for it to fade in. */
const VISIBLE_FRACTION = 0.1;

/** The daily routine at one age: a card that fades in when a tenth of it is visible. */
export function Routine({ block, renderBlocks }: BlockProps<'routine'>) {
  const card = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = card.current;
    if (!element) return;
    // Hidden only now: without scripts and in print the card is always visible.
    element.dataset.state = 'waiting';
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        element.dataset.state = 'shown';
        observer.disconnect();
      },
      { threshold: VISIBLE_FRACTION },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={card} className={styles.routine} data-wide>
      <p className={styles.age}>{block.age}</p>
      {block.day && <DayRibbon day={block.day} />}
      {renderBlocks(block.body)}
    </div>
  );
}
