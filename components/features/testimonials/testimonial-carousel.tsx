import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Testimonial } from '../../lib/schema.gen';
import { ArrowLeft, ArrowRight } from '../../ui/icons';
import styles from './testimonial-carousel.module.css';
import { TestimonialQuote } from './testimonial-quote';

/** How far a finger travels before it means the next story, in CSS pixels. */
const SWIPE = 48;

/**
 * The families' stories, one at a time, turned only by the reader. All of them are
 * in the page: without scripts, and on paper, they stand one below the other.
 */
export function TestimonialCarousel({ testimonials }: { testimonials: Testimonial[] }) {
  const [current, setCurrent] = useState(0);
  const turn = (by: number) =>
    setCurrent((current + by + testimonials.length) % testimonials.length);
  const swipe = useSwipe(turn);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') turn(1);
    if (event.key === 'ArrowLeft') turn(-1);
  }

  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label="What families say"
      onKeyDown={onKeyDown}
    >
      <div className={styles.turns}>
        <button type="button" className={styles.turn} onClick={() => turn(-1)}>
          <ArrowLeft />
          <span className="visually-hidden">Previous story</span>
        </button>
        <button type="button" className={styles.turn} onClick={() => turn(1)}>
          <ArrowRight />
          <span className="visually-hidden">Next story</span>
        </button>
      </div>
      <div className={styles.slides} aria-live="polite" {...swipe}>
        {testimonials.map((testimonial, index) => (
          <div
            key={testimonial.id}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${testimonials.length}`}
            className={styles.slide}
            data-current={index === current || undefined}
          >
            <TestimonialQuote testimonial={testimonial} />
          </div>
        ))}
      </div>
      <div className={styles.dots}>
        {testimonials.map((testimonial, index) => (
          <button
            key={testimonial.id}
            type="button"
            className={styles.dot}
            aria-label={`Show story ${index + 1} of ${testimonials.length}`}
            aria-current={index === current || undefined}
            onClick={() => setCurrent(index)}
          />
        ))}
      </div>
    </section>
  );
}

/** Turns with a finger that moves sideways; a mouse is left alone, to select words. */
function useSwipe(turn: (by: number) => void) {
  const start = useRef<number>(null);
  return {
    onPointerDown(event: PointerEvent) {
      start.current = event.pointerType === 'mouse' ? null : event.clientX;
    },
    onPointerUp(event: PointerEvent) {
      if (start.current === null) return;
      const way = event.clientX - start.current;
      start.current = null;
      if (Math.abs(way) >= SWIPE) turn(way < 0 ? 1 : -1);
    },
    // The browser has taken the gesture: it scrolls.
    onPointerCancel() {
      start.current = null;
    },
  };
}
