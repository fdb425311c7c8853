import type { ReactNode } from 'react';
import type { Block } from '../lib/schema.gen';

/** The props of the component that shows one type of block. */
export interface BlockProps<T extends Block['type']> {
  block: Extract<Block, { type: T }>;
  /** Shows nested blocks. It is a prop so that no block imports the table of all blocks. */
  renderBlocks: (inner: Block[]) => ReactNode;
}
