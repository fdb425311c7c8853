import type { ReactNode } from 'react';
import type { Block } from '../lib/schema.gen';

/** The props of the component for one type of block. */
export interface BlockProps<T extends Block['type']> {
  block: Extract<Block, { type: T }>;
  /** Renders nested blocks. It is a prop so that no block imports the table of all blocks. */
  renderBlocks: (inner: Block[]) => ReactNode;
}
