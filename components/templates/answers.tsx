import type { ReactNode } from 'react';
import { useOpenOnReveal } from '../blocks/use-open-on-reveal';
import { ShowRest } from '../layout/show-rest';
import { DimSwitch } from '../layout/night-switch';
import type { Answers as Content } from '../lib/schema.gen';
import '../blocks/disclosure.module.css'; // of the questions
import styles from './answers.module.css';

interface AnswersProps {
  answers: Content;
  /** The questions. */
  children: ReactNode;
}

/** What parents ask at night. */
export function Answers({ answers: { heading, lead }, children }: AnswersProps) {
  useOpenOnReveal(openWithFold);
  return (
    <section id="answers" className={styles.answers} aria-labelledby="answers-heading">
      <h2 id="answers-heading">{heading}</h2>
      <div className={styles.lead}>
        <p>{lead}</p>
        <DimSwitch labelled />
      </div>
      {children}
      <ShowRest />
    </section>
  );
}

/** Opens a question that a link leads to, and the fold that it may be in. */
function openWithFold(target: Element): boolean {
  const found = target.closest('[id^=answer-]');
  found?.setAttribute('open', '');
  found?.parentElement?.closest('details')?.setAttribute('open', '');
  return found != null;
}
