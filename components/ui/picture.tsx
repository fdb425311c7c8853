import { Html, type Placement } from '../lib/html';
import type { Html as HtmlId } from '../lib/schema.gen';
import styles from './picture.module.css';

/**
 * How wide a photograph is in each place of the layout, so that the browser takes the
 * file that fits. The style sheet beside this file decides how it is cropped there.
 */
const slots = {
  hero: { sizes: '(min-width: 64rem) 30rem, min(30rem, 92vw)', eager: true },
  pitch: { sizes: '(min-width: 75rem) 30rem, (min-width: 48rem) 40vw, 92vw', eager: true },
  article: { sizes: '(min-width: 70rem) 66rem, 100vw', eager: true },
  banner: { sizes: '(min-width: 84rem) 80rem, 100vw' },
  figure: { sizes: '(min-width: 45rem) 42rem, 92vw' },
  card: { sizes: '(min-width: 75rem) 40rem, (min-width: 48rem) 54vw, 92vw' },
  half: { sizes: '(min-width: 75rem) 28rem, (min-width: 48rem) 38vw, 92vw' },
  step: { sizes: '(min-width: 75rem) 20rem, (min-width: 48rem) 27vw, 76vw' },
  small: { sizes: '24rem' },
  portrait: { sizes: '8rem' },
  emblem: { sizes: '12rem' },
} satisfies Record<string, Placement>;

interface PictureProps {
  /** The picture; nothing is rendered where an author left it out. */
  of: HtmlId | undefined;
  /** Its place in the layout. */
  slot: keyof typeof slots;
  as?: 'div' | 'span';
  className?: string | undefined;
  /** Whether the words beside it say what it shows, so that nobody hears it twice. */
  decorative?: boolean;
}

/** A drawing or a photograph of the content. */
export function Picture({ as = 'div', className = '', decorative, of, slot }: PictureProps) {
  return (
    <Html
      of={of}
      as={as}
      className={`${styles[slot] ?? ''} ${className}`.trim()}
      placement={of?.startsWith('photo-') ? slots[slot] : undefined}
      aria-hidden={decorative || undefined}
    />
  );
}
