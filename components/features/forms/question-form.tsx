import { useMemo, useRef, useState } from 'react';
import { Html } from '../../lib/html';
import { keptAs } from '../../lib/kept';
import { usePage } from '../../lib/page';
import type { Form, FormQuestion } from '../../lib/schema.gen';
import { useDraft } from '../../navigation/drafts';
import { LastingNote } from '../../ui/lasting-note';
import styles from './form.module.css';
import { SentForm } from './sent-form';
import { useFieldErrors } from './use-field-errors';
import { ordinaryText } from '../../lib/text';
import { Field } from '../../ui/field';
import choice from '../../ui/choice-field.module.css';
import field from '../../ui/field.module.css';

/** A form with the questions from its page's file. Answers are stored only if the visitor ticks the box. */
export function QuestionForm({ content }: { content: Form }) {
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
      {/* The key creates new fields for a draft found after hydration, and after the form was sent. */}
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

function answersIn(form: HTMLFormElement, questions: FormQuestion[]): Answers {
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

/** The entered values, by the name of the question: one text, or any number of choices. */
type Answers = Readonly<Record<string, readonly string[]>>;

interface QuestionProps {
  question: FormQuestion;
  answers: Answers;
  error: string | undefined;
}

/** A question that may depend on an earlier answer. Without scripts all are shown, and these may stay empty. */
function Question({ question, answers, error }: QuestionProps) {
  const { when, missing } = question;
  const isShown =
    !when || when.is.some((text) => answers[when.question]?.includes(ordinaryText(text)));
  const [start] = useState(answers[question.name] ?? []);
  return (
    <div className={styles.question} data-waits={isShown ? undefined : ''}>
      <Control {...{ question, start, error }} required={isShown && missing !== undefined} />
    </div>
  );
}

interface ControlProps {
  question: FormQuestion;
  start: readonly string[];
  error: string | undefined;
  required: boolean;
}

function Control(props: ControlProps) {
  const { question, start, error, required } = props;
  const { choices, hint, kind, label, missing, name } = question;
  if (choices) return <ChoiceField {...props} />;
  const optional = missing === undefined;
  const id = `question-${name}`;
  const own = { id, label, hint, error, optional, name, defaultValue: start[0], required };
  if (kind === 'paragraph') return <Field {...own} as="textarea" rows={3} />;
  return <Field {...own} {...attributesOf(question)} />;
}

function attributesOf({ kind, name }: FormQuestion) {
  if (kind === 'email') return { type: 'email', autoComplete: 'email' };
  if (kind === 'phone') return { type: 'tel', autoComplete: 'tel' };
  if (kind === 'number') return { type: 'number', min: 0, inputMode: 'numeric' as const };
  if (kind === 'date') return { type: 'date' };
  return { type: 'text', ...(name === 'name' && { autoComplete: 'name' }) };
}

/** A choice of answers, as a native group of radio buttons or checkboxes. */
function ChoiceField({ question, start, error, required }: ControlProps) {
  const { choices = [], hint, kind, label, missing, name } = question;
  const id = `question-${name}`;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className={field.field} aria-describedby={describedBy || undefined}>
      <legend className={`${field.label} ${choice.legend}`}>
        {label}
        {missing === undefined && <span className={field.optional}> (optional)</span>}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className={field.hint}>
          {hint}
        </p>
      )}
      <div className={choice.choices}>
        {choices.map((text) => (
          <label key={text} className={choice.choice}>
            <input
              type={kind === 'choices' ? 'checkbox' : 'radio'}
              name={name}
              value={ordinaryText(text)}
              defaultChecked={start.includes(ordinaryText(text))}
              required={required}
              aria-invalid={error ? true : undefined}
            />
            {text}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={field.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
