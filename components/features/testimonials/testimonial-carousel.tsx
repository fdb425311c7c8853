import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Testimonial } from '../../lib/schema.gen';
import { ArrowLeft, ArrowRight } from '../../ui/icons';
import styles from './testimonial-carousel.module.css';
import { TestimonialQuote } from './testimonial-quote';

/** How far a finger moves sideways for a swipe, in CSS pixels. */
const SWIPE_THRESHOLD_PX = 48;

/** A carousel without autoplay. Without scripts and in print it shows all quotes. */
export function TestimonialCarousel({ testimonials }: { testimonials: Testimonial[] }) {
  const [current, setCurrent] = useState(0);
  const move = (by: number) =>
    setCurrent((current + by + testimonials.length) % testimonials.length);
  const swipe = useSwipe(move);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') move(1);
    if (event.key === 'ArrowLeft') move(-1);
  }

  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label="What families say"
      onKeyDown={onKeyDown}
    >
      <div className={styles.controls}>
        <button type="button" className={styles.control} onClick={() => move(-1)}>
          <ArrowLeft />
          <span className="visually-hidden">Previous story</span>
        </button>
        <button type="button" className={styles.control} onClick={() => move(1)}>
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
            data-next={index === (current + 1) % testimonials.length || undefined}
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

/** Moves by a swipe with a finger or a pen; dragging with a mouse selects text. */
function useSwipe(move: (by: number) => void) {
  const start = useRef<number>(null);
  return {
    onPointerDown(event: PointerEvent) {
      start.current = event.pointerType === 'mouse' ? null : event.clientX;
    },
    onPointerUp(event: PointerEvent) {
      if (start.current === null) return;
      const distance = event.clientX - start.current;
      start.current = null;
      if (Math.abs(distance) >= SWIPE_THRESHOLD_PX) move(distance < 0 ? 1 : -1);
    },
    // The browser has taken over the gesture to scroll.
    onPointerCancel() {
      start.current = null;
    },
  };
}
