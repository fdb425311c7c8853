import type { ReactNode } from 'react';
import { Blocks } from '../blocks/blocks';
import { ShowRest } from '../layout/show-rest';
import type { PageOf } from '../lib/schema.gen';
import { TitleBand } from './title-band';
import styles from './tool-page.module.css';

interface ToolPageProps {
  page: PageOf<'next-sleep' | 'on-this-phone' | 'safe-tonight' | 'sleep-diary'>;
  children: ReactNode;
}

/** The page of a tool: the title band, the tool, and background information. */
export function ToolPage({ page, children }: ToolPageProps) {
  const { body, content, emblem, title } = page;
  return (
    <>
      <TitleBand title={title} lead={content.lead} emblem={emblem} />
      <div className={styles.body}>
        {children}
        <ShowRest />
        <div className="can-wait">
          <Blocks of={body} />
        </div>
      </div>
    </>
  );
}
