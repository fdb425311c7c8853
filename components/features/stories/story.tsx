import { Html } from '../../lib/html';
import type { Testimonial } from '../../lib/schema.gen';
import { Star } from '../../ui/icons';
import styles from './story.module.css';

/** One family's words. */
export function Story({ story }: { story: Testimonial }) {
  return (
    <figure className={styles.story}>
      <p className={styles.stars}>
        <span className="visually-hidden">{story.stars} out of 5 stars</span>
        {Array.from({ length: story.stars }, (_, index) => (
          <Star key={index} />
        ))}
      </p>
      <Html of={story.quote} as="blockquote" className={styles.quote} />
      <figcaption className={styles.who}>
        <span className={styles.name}>{story.name}</span>
        <span className={styles.child}>{story.childAge}</span>
      </figcaption>
    </figure>
  );
}
