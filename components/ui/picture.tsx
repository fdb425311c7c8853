import { Html } from '../lib/html';
import type { Html as HtmlId } from '../lib/schema.gen';

interface PictureProps {
  /** The picture; nothing is rendered where an author left it out. */
  of: HtmlId | undefined;
  /** Its place in the layout: Go knows its width there (generator/rendering/render/document.go). */
  slot:
    | 'article'
    | 'banner'
    | 'card'
    | 'emblem'
    | 'figure'
    | 'half'
    | 'hero'
    | 'pitch'
    | 'portrait'
    | 'small'
    | 'step';
  as?: 'div' | 'span';
  className?: string | undefined;
  /** Whether the words beside it say what it shows, so that nobody hears it twice. */
  decorative?: boolean;
}

/** Whether a picture of the content is a photograph; otherwise it is a drawing. */
export function isPhotograph(of: HtmlId | undefined): of is HtmlId {
  return of?.startsWith('photo-') ?? false;
}

/** A drawing or a photograph of the content. */
export function Picture({ as = 'div', className, decorative, of, slot }: PictureProps) {
  return (
    <Html
      of={isPhotograph(of) ? (`${of} ${slot}` as HtmlId) : of}
      as={as}
      className={className}
      aria-hidden={decorative || undefined}
    />
  );
}
