import { useMemo, useRef, useState } from 'react';
import { Html } from '../../lib/html';
import { keptAs } from '../../lib/kept';
import { usePage } from '../../lib/page';
import type * as schema from '../../lib/schema.gen';
import { useDraft } from '../../navigation/drafts';
import { LastingNote } from '../../ui/lasting-note';
import styles from './form.module.css';
import { Question, type Answers } from './question';
import { SentForm } from './sent-form';
import { useFieldErrors } from './use-field-errors';

/** A form with the questions of its page's file. Answers are stored only if the visitor ticks the box. */
export function QuestionForm({ content }: { content: schema.Form }) {
  const { questions } = content;
  const { path } = usePage();
  const form = useRef<HTMLFormElement>(null);
  const name = path.slice(1);
  const draft = useMemo(() => keptAs(`form-draft/${name}`, parseAnswers), [name]);
  const [entered, setEntered] = useDraft<Answers>(path, {});
  const [round, setRound] = useState(0);
  const kept = draft.use();
  const answers = kept ?? entered;
  const missing = questions.flatMap(({ name, missing }) => (missing ? [[name, missing]] : []));
  const errors = useFieldErrors(form, {
    ...(Object.fromEntries(missing) as Record<string, string>),
    emailFormat: content.emailFormat,
  });

  const enter = () => {
    const now = answersIn(form.current!, questions);
    setEntered(now);
    if (kept) draft.write(now);
  };
  const forget = () => {
    draft.remove();
    setEntered({});
    setRound((last) => last + 1);
  };
  return (
    <SentForm form={form} name={name} words={content} onSent={forget} onInput={enter}>
      {/* A draft that is found after hydration fills in new fields, as does what was not sent. */}
      <div className={styles.form} key={`${round} ${kept !== undefined}`}>
        {questions.map((question) => (
          <Question
            key={question.name}
            question={question}
            answers={answers}
            error={errors[question.name]}
          />
        ))}
      </div>
      <Html of={content.privacy} as="p" className={styles.privacy} />
      <div className={styles.keep}>
        <label>
          <input
            type="checkbox"
            checked={kept !== undefined}
            onChange={({ currentTarget }) =>
              currentTarget.checked ? draft.write(entered) : draft.remove()
            }
          />
          {content.keep}
        </label>
        {kept && <LastingNote words={content.lasting} />}
      </div>
    </SentForm>
  );
}

function answersIn(form: HTMLFormElement, questions: schema.FormQuestion[]): Answers {
  const fields = new FormData(form);
  return Object.fromEntries(questions.map(({ name }) => [name, fields.getAll(name).map(String)]));
}

function parseAnswers(stored: unknown): Answers | undefined {
  const entries = Object.entries((stored ?? {}) as object);
  const isText = (value: unknown) => typeof value === 'string';
  return stored && entries.every(([, value]) => Array.isArray(value) && value.every(isText))
    ? (stored as Answers)
    : undefined;
}
