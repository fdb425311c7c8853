import { siteBlocks } from '../blocks/site.gen';
import { Html } from './html';
import type { Block } from './schema.gen';

/** What an author wrote below the front matter: prose, recipes, and the title of anything else. */
export function Blocks({ blocks }: { blocks: Block[] }) {
  return blocks.map((block, i) => {
    if (block.type === 'prose') return <Html key={i} of={block.html} />;
    if (block.type === 'recipe') return <siteBlocks.recipe key={i} block={block} />;
    return <section key={i}>{block.type}</section>;
  });
}
