import { Html } from '../lib/html';
import type { BlockProps } from './block-props';

/** A run of ordinary Markdown. */
export function Prose({ block }: BlockProps<'prose'>) {
  return <Html of={block.html} className="prose" />;
}
