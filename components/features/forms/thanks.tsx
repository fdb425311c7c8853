import type { Ref } from 'react';
import { Html } from '../../lib/html';
import type { Html as HtmlId } from '../../lib/schema.gen';
import { Check } from '../../ui/icons';
import styles from './form.module.css';

interface ThanksProps {
  heading: string;
  text: HtmlId;
  ref: Ref<HTMLDivElement>;
}

/** The Thank You panel. It is always in the page; the style sheet shows it after sending. */
export function Thanks({ heading, text, ref }: ThanksProps) {
  return (
    <div
      ref={ref}
      id="message-sent"
      className={styles.thanks}
      role="group"
      aria-labelledby="message-sent-heading"
      tabIndex={-1}
    >
      <Check className={styles.tick} />
      <h2 id="message-sent-heading">{heading}</h2>
      <Html of={text} className="prose" />
    </div>
  );
}
