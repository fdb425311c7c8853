import { Html } from '../../lib/html';
import type { Testimonial } from '../../lib/schema.gen';
import { Star } from '../../ui/icons';
import { Picture } from '../../ui/picture';
import styles from './testimonial-quote.module.css';

/** A testimonial: stars, quote and author. */
export function TestimonialQuote({ testimonial }: { testimonial: Testimonial }) {
  return (
    <figure className={styles.testimonial}>
      <p className={styles.stars}>
        <span className="visually-hidden">{testimonial.stars} out of 5 stars</span>
        {Array.from({ length: testimonial.stars }, (_, index) => (
          <Star key={index} />
        ))}
      </p>
      <Html of={testimonial.quote} as="blockquote" className={styles.quote} />
      <figcaption className={styles.author}>
        <Picture of={testimonial.picture} slot="portrait" as="span" className={styles.face} />
        <span className={styles.name}>{testimonial.name}</span>
        <span className={styles.child}>{testimonial.childAge}</span>
      </figcaption>
    </figure>
  );
}
