import { Html } from '../lib/html';
import type { BlockProps } from './block-props';

/** Markdown without block directives. */
export function Prose({ block }: BlockProps<'prose'>) {
  return <Html of={block.html} className="prose" />;
}
