import type { ReactNode } from 'react';
import type { Block } from '../lib/schema.gen';

/** What the component of one type of block is given. */
export interface BlockProps<T extends Block['type']> {
  block: Extract<Block, { type: T }>;
  /** Shows the blocks inside; handed down, so that no block imports the table of all. */
  show: (inner: Block[]) => ReactNode;
}
