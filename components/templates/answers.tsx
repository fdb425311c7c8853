import type { ReactNode } from 'react';
import { ShowRest } from '../layout/show-rest';
import { DimSwitch } from '../layout/night-switch';
import type { Answers as Content } from '../lib/schema.gen';
import '../ui/fold.module.css'; // for the questions
import styles from './answers.module.css';

/** The questions that parents ask at night. */
export function Answers({ answers, children }: { answers: Content; children: ReactNode }) {
  return (
    <section id="answers" className={styles.answers} aria-labelledby="answers-heading">
      <h2 id="answers-heading">{answers.heading}</h2>
      <div className={styles.lead}>
        <p>{answers.lead}</p>
        <DimSwitch labelled />
      </div>
      {children}
      <ShowRest />
    </section>
  );
}
