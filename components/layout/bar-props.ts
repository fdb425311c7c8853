import type { ReactNode } from 'react';

/** Props of the public header and of the members' bar. */
export interface BarProps {
  /** The button that opens the search. */
  search: ReactNode;
  /** A class by which the style sheet shows one of two bars. */
  className?: string;
}
