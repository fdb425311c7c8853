import { Html } from './html';
import type { Block } from './schema.gen';

/** What an author wrote below the front matter: prose, and the title of anything else. */
export function Blocks({ blocks }: { blocks: Block[] }) {
  return blocks.map((block, i) =>
    block.type === 'prose' ? (
      <Html key={i} of={block.html} />
    ) : (
      <section key={i}>{block.type}</section>
    ),
  );
}
