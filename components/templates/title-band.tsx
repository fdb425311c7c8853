import type { ReactNode } from 'react';
import { Hills } from '../layout/hills';
import { Html } from '../lib/html';
import { useSite } from '../lib/page';
import type { Html as HtmlId } from '../lib/schema.gen';
import { Picture } from '../ui/picture';
import styles from './title-band.module.css';

interface TitleBandProps {
  label?: string | undefined;
  title: string;
  lead: HtmlId;
  emblem: HtmlId | undefined;
  children?: ReactNode;
}

/** The title band of a guide: label, title, lead, and the emblem over the hills. */
export function TitleBand({ label, title, lead, emblem, children }: TitleBandProps) {
  const { contact, name } = useSite();
  return (
    <header className={styles.band}>
      <p className="imprint">
        {name} · {contact.phone} · {contact.emails[0]}
      </p>
      <div className={styles.title}>
        <div>
          {label && <p className={styles.label}>{label}</p>}
          <h1>{title}</h1>
          <Html of={lead} className={`${styles.lead} can-wait`} />
          {children}
        </div>
        <Picture of={emblem} slot="emblem" className={`${styles.emblem} can-wait`} />
      </div>
      <Hills className={styles.hills} />
    </header>
  );
}
