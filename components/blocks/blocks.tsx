import type { ComponentType } from 'react';
import type { Block } from '../lib/schema.gen';
import { Accordion } from './accordion';
import { Action } from './action';
import type { BlockProps } from './block-props';
import styles from './blocks.module.css';
import { Callout } from './callout';
import { Cards } from './cards';
import { Figure } from './figure';
import { JumpLinks } from './jump-links';
import { Quote } from './quote';
import { siteBlocks } from './site.gen';
import { Steps } from './steps';
import { TableBlock } from './table-block';
import { Tabs } from './tabs';
import { Html } from '../lib/html';

/** The component for each type of block that can be written in Markdown. */
const components: { [T in Block['type']]: ComponentType<BlockProps<T>> } = {
  prose: Prose,
  callout: Callout,
  tabs: Tabs,
  accordion: Accordion,
  cards: Cards,
  steps: Steps,
  table: TableBlock,
  jump: JumpLinks,
  quote: Quote,
  figure: Figure,
  action: Action,
  ...siteBlocks,
};

/** Renders the body of a page or a block. */
export function Blocks({ of }: { of: Block[] }) {
  return <div className={styles.flow}>{of.map(renderBlock)}</div>;
}

function renderBlock(block: Block, index: number) {
  // The table ties each type to its component; TypeScript can't follow that through a union.
  const Component = components[block.type] as ComponentType<BlockProps<Block['type']>>;
  return <Component key={index} block={block} renderBlocks={(inner) => <Blocks of={inner} />} />;
}

/** Markdown without block directives. */
function Prose({ block }: BlockProps<'prose'>) {
  return <Html of={block.html} className="prose" />;
}
