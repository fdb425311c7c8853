import { Html } from '../lib/html';
import type { Html as HtmlId } from '../lib/schema.gen';

interface PictureProps {
  of: HtmlId | undefined;
  /** Its place in the layout, from which Go knows its width (generator/rendering/render/document.go). */
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
  /** Whether the adjacent text describes it, so that screen readers skip it. */
  decorative?: boolean;
}

/** Whether a picture from the content is a photograph rather than a drawing. */
export function isPhotograph(of: HtmlId | undefined): of is HtmlId {
  return of?.startsWith('photo-') ?? false;
}

/** A drawing or photograph from the content. */
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
