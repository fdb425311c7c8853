import { Disclosure } from '../blocks/disclosure';
import { useOpenOnReveal } from '../blocks/use-open-on-reveal';
import { ShowRest } from '../layout/show-rest';
import { DimSwitch } from '../layout/night-switch';
import { useSite } from '../lib/page';
import type { Answers as Content, Question } from '../lib/schema.gen';
import { ArrowRight } from '../ui/icons';
import styles from './answers.module.css';

/** How many questions are there to choose from at once; the others are one tap away. */
const OPEN = 6;

/** What parents ask at night. Each question unfolds into three lines, its guide and the call. */
export function Answers({ answers }: { answers: Content }) {
  const { heading, lead, more, questions } = answers;
  useOpenOnReveal(openWithFold);
  return (
    <section id="answers" className={styles.answers} aria-labelledby="answers-heading">
      <h2 id="answers-heading">{heading}</h2>
      <div className={styles.lead}>
        <p>{lead}</p>
        <DimSwitch labelled />
      </div>
      <List questions={questions.slice(0, OPEN)} />
      {questions.length > OPEN && (
        <details>
          <summary className={styles.more}>{more}</summary>
          <List questions={questions.slice(OPEN)} />
        </details>
      )}
      <ShowRest />
    </section>
  );
}

function List({ questions }: { questions: Question[] }) {
  return (
    <div className={styles.list}>
      {questions.map((question) => (
        <Disclosure
          key={question.id}
          id={question.id}
          title={question.question}
          titleClass={styles.question}
        >
          <Answer question={question} />
        </Disclosure>
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

/** Opens a question that a link leads to, and the fold that it may be in. */
function openWithFold(target: Element): boolean {
  const found = target.closest('[id^=answer-]');
  found?.setAttribute('open', '');
  found?.parentElement?.closest('details')?.setAttribute('open', '');
  return found != null;
}
