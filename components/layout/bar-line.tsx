import type { ReactNode } from 'react';
import bar from './bar.module.css';
import { Brand } from './brand';

interface BarLineProps {
  /** The links, shown if all of them fit beside the name and the buttons. */
  links: ReactNode;
  /** An element for measuring: its children have the texts of `links` and of the wide buttons as `data-label`. */
  gauge: ReactNode;
  children: ReactNode;
}

/** The contents of a bar. The style sheet measures its links, so no script is needed to fold them. */
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

/** The props of the public header and the members' bar. */
export interface BarProps {
  search: ReactNode;
  /** A class with which the style sheet shows one of two bars. */
  className?: string;
}
