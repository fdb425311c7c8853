import type { ReactNode } from 'react';
import { keptReading, minutesLeft } from './kept-reading';

/** What a member has read. */
export interface Reading {
  /** How much of each guide, above 0 and up to 1, by its address; undefined while nothing is kept. */
  parts: Readonly<Record<string, number>> | undefined;
  /** How many minutes of a guide are left. */
  minutesLeft: (path: string, minutes: number) => number;
  forget: () => void;
}

/** Renders what depends on what a member has read. */
export function WithReading({ children }: { children: (reading: Reading) => ReactNode }) {
  const parts = keptReading.use();
  return children({
    parts,
    minutesLeft: (path, minutes) => minutesLeft(minutes, parts?.[path]),
    forget: keptReading.remove,
  });
}
