import { useState } from 'react';
import type { FormQuestion } from '../../lib/schema.gen';
import { ordinaryText } from '../../lib/text';
import { ChoiceField } from '../../ui/choice-field';
import { Field } from '../../ui/field';
import styles from './form.module.css';

/** What was entered, by the names of the questions: one text, or any number of choices. */
export type Answers = Readonly<Record<string, readonly string[]>>;

interface QuestionProps {
  question: FormQuestion;
  answers: Answers;
  error: string | undefined;
}

/** A question, not shown until an earlier answer asks for it. Without scripts all are shown, and those may stay open. */
export function Question({ question, answers, error }: QuestionProps) {
  const { when, missing } = question;
  const isShown =
    !when || when.is.some((text) => answers[when.question]?.includes(ordinaryText(text)));
  const [start] = useState(answers[question.name] ?? []);
  return (
    <div className={styles.question} data-waits={isShown ? undefined : ''}>
      <Control {...{ question, start, error }} isRequired={isShown && missing !== undefined} />
    </div>
  );
}

interface ControlProps {
  question: FormQuestion;
  start: readonly string[];
  error: string | undefined;
  isRequired: boolean;
}

function Control({ question, start, error, isRequired }: ControlProps) {
  const { choices, hint, kind, label, missing, name } = question;
  const shared = { id: `question-${name}`, label, hint, error, optional: missing === undefined };
  if (choices) {
    return (
      <ChoiceField
        {...shared}
        name={name}
        choices={choices}
        chosen={start}
        several={kind === 'choices'}
        required={isRequired}
      />
    );
  }
  const own = { ...shared, name, defaultValue: start[0], required: isRequired };
  if (kind === 'paragraph') return <Field {...own} as="textarea" rows={3} />;
  return <Field {...own} {...attributesOf(question)} />;
}

function attributesOf({ kind, name }: FormQuestion) {
  switch (kind) {
    case 'email':
      return { type: 'email', autoComplete: 'email' };
    case 'phone':
      return { type: 'tel', autoComplete: 'tel' };
    case 'number':
      return { type: 'number', min: 0, inputMode: 'numeric' as const };
    case 'date':
      return { type: 'date' };
    default:
      return { type: 'text', ...(name === 'name' && { autoComplete: 'name' }) };
  }
}
