import { JumpLinks } from '../layout/jump-links';
import type { BlockProps } from './block-props';

/** Links to the page's sections, where the author wants them. */
export function Jump({ block }: BlockProps<'jump'>) {
  return <JumpLinks label="Sections" links={block.links} />;
}
