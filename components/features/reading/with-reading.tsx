import type { ReactNode } from 'react';
import { keptReading } from './kept-reading';

/** What a member has read. */
export interface Reading {
  /** How much of each guide, above 0 and up to 1, by its address; undefined while nothing is kept. */
  parts: Readonly<Record<string, number>> | undefined;
  forget: () => void;
}

/** Renders what depends on what a member has read. */
export function WithReading({ children }: { children: (reading: Reading) => ReactNode }) {
  const parts = keptReading.use();
  return children({ parts, forget: keptReading.remove });
}
