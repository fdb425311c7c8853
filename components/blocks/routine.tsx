import { useEffect, useRef } from 'react';
import type { BlockProps } from './block-props';
import styles from './routine.module.css';

/** How much of a card must be in view for it to appear. */
const VISIBLE = 0.1;

/** A day at one age. The card fades in when a tenth of it is visible. */
export function Routine({ block, show }: BlockProps<'routine'>) {
  const card = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = card.current;
    if (!element) return;
    // Hidden only from here on: without scripts, and in print, the card is simply there.
    element.dataset.state = 'waiting';
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        element.dataset.state = 'shown';
        observer.disconnect();
      },
      { threshold: VISIBLE },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={card} className={styles.routine}>
      <p className={styles.age}>{block.age}</p>
      {show(block.body)}
    </div>
  );
}
