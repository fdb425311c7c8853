import type { ReactNode } from 'react';
import { ShowRest } from '../layout/show-rest';
import { DimSwitch } from '../layout/night-switch';
import type { Answers as Content } from '../lib/schema.gen';
import '../ui/fold.module.css'; // for the questions
import styles from './answers.module.css';

interface AnswersProps {
  answers: Content;
  /** The questions. */
  children: ReactNode;
}

/** The questions that parents ask at night. */
export function Answers({ answers: { heading, lead }, children }: AnswersProps) {
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
