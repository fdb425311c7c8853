import { useSite } from '../lib/page';
import type { Answers, Question } from '../lib/schema.gen';
import { Fold } from '../ui/fold';
import { ArrowRight } from '../ui/icons';
import styles from './answers.module.css';

/** How many questions are shown at once; the others are one tap away. */
const OPEN = 6;

/** Each question unfolds to show three lines, its guide and the call. */
export function Questions({ answers: { more, questions = [] } }: { answers: Answers }) {
  return (
    <>
      <List questions={questions.slice(0, OPEN)} />
      {questions.length > OPEN && (
        <Fold label={more} look="more">
          <List questions={questions.slice(OPEN)} />
        </Fold>
      )}
    </>
  );
}

function List({ questions }: { questions: Question[] }) {
  return (
    <div className={styles.list}>
      {questions.map((question) => (
        <Fold key={question.id} id={question.id} label={question.question} as="h3" look="entry">
          <Answer question={question} />
        </Fold>
      ))}
    </div>
  );
}

function Answer({ question }: { question: Question }) {
  const { membersOnly } = useSite().words;
  return (
    <>
      <ol className={styles.lines}>
        {question.tonight.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <p className={styles.links}>
        <a href={question.path}>
          {question.guide}
          {question.members && <span className="when-visitor"> ({membersOnly})</span>}
          <ArrowRight />
        </a>
        {question.calls.map(({ href, label }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </p>
    </>
  );
}
