import { useState } from 'react';
import type { SafeTonight, SafetyQuestion, SafetyVerdict } from '../../lib/schema.gen';
import { Button } from '../../ui/button';
import { Choice } from '../../ui/choice';
import { Fold } from '../../ui/fold';
import styles from './safe-tonight-finder.module.css';

/** Tells whether a baby sleeps safely tonight, and what to do now. Nothing is stored. */
export function SafeTonightFinder({ content }: { content: SafeTonight }) {
  const { labels, questions, verdicts } = content;
  const [given, setGiven] = useState<Given>({});
  const { asked, verdict } = findOut(questions, verdicts, given);
  return (
    <div className={styles.finder}>
      <form className={`needs-scripts ${styles.questions}`} onSubmit={(e) => e.preventDefault()}>
        {asked.map((question) => (
          <Choice
            key={question.id}
            label={question.question}
            name={question.id}
            choices={Object.fromEntries(question.answers.map(({ id, label }) => [id, label]))}
            picked={given[question.id]}
            onPick={(answer) => setGiven({ ...given, [question.id]: answer })}
            className={styles.question}
          />
        ))}
      </form>
      <section className={`needs-scripts ${styles.answer}`} aria-live="polite">
        <h2 className={styles.heading}>{labels.answer}</h2>
        {verdict ? <Verdict verdict={verdict} level="h3" /> : <p>{labels.waiting}</p>}
      </section>
      <div className={`needs-scripts ${styles.foot}`}>
        <p className={styles.kept}>{labels.kept}</p>
        {Object.keys(given).length > 0 && (
          <Button variant="quiet" onClick={() => setGiven({})}>
            {labels.again}
          </Button>
        )}
      </div>
      <Fold label={labels.every} look="more" className={styles.every}>
        {verdicts.map((one) => (
          <Verdict key={one.id} verdict={one} level="h2" />
        ))}
      </Fold>
    </div>
  );
}

function Verdict({ verdict, level: Heading }: { verdict: SafetyVerdict; level: 'h2' | 'h3' }) {
  return (
    <div className={verdict.kind === 'stop' ? styles.stop : styles.fine}>
      <Heading className={styles.title}>{verdict.title}</Heading>
      <ol className={styles.now}>
        {verdict.now.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </div>
  );
}

/** The answers so far: the ID of each answer by the ID of its question. */
type Given = Readonly<Record<string, string>>;

/** Goes through the questions up to the first danger, which decides what to do tonight. */
export function findOut(
  questions: readonly SafetyQuestion[],
  verdicts: readonly SafetyVerdict[],
  given: Given,
): { asked: readonly SafetyQuestion[]; verdict: SafetyVerdict | undefined } {
  const asked: SafetyQuestion[] = [];
  let verdict: SafetyVerdict | undefined;
  for (const question of questions) {
    const said = asked.map(({ id }) => given[id]);
    if (question.when && !question.when.some((id) => said.includes(id))) continue;
    asked.push(question);
    const answer = question.answers.find(({ id }) => id === given[question.id]);
    verdict = verdicts.find(({ id }) => id === answer?.verdict);
    if (!verdict || verdict.kind === 'stop') break;
  }
  return { asked, verdict };
}
