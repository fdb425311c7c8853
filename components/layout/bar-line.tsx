import type { ReactNode } from 'react';
import bar from './bar.module.css';
import { Brand } from './brand';

interface BarLineProps {
  /** The links, shown where all of them fit beside the name and the buttons. */
  links: ReactNode;
  /** An element with an element for each text of `links` and of the wide buttons, as its `data-label`. */
  gauge: ReactNode;
  /** The buttons at the end, the menu among them. */
  children: ReactNode;
}

/** The line of a bar. The style sheet measures its links, so that it needs no script to fold them. */
export function BarLine({ links, gauge, children }: BarLineProps) {
  return (
    <div className={bar.inner}>
      <Brand />
      <div className={bar.fold}>
        {gauge}
        <div className={bar.fitted}>
          <div className={bar.content}>
            {links}
            <div className={bar.end}>{children}</div>
          </div>
        </div>
      </div>
    </div>
  );
}

/** Props of the public header and of the members' bar. */
export interface BarProps {
  /** The button that opens the search. */
  search: ReactNode;
  /** A class by which the style sheet shows one of two bars. */
  className?: string;
}
