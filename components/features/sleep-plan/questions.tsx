import { useState, type ReactNode } from 'react';
import type { Choice, Html, Questions as Words } from '../../lib/schema.gen';
import { Field } from '../../ui/field';
import { Fold } from '../../ui/fold';
import { Select } from '../../ui/select';
import styles from './also-field.module.css';
import { ChoiceCards } from './choice-cards';
import {
  ages,
  alsos,
  isPossible,
  withAge,
  withArrangement,
  withMethod,
  type Answers,
  type Step,
} from './plan';
import { NAME_MAX_LENGTH } from './plan-code';
import { PlanText } from './plan-text';
import type { WordsFor } from './words-for';

interface QuestionProps {
  words: WordsFor<Words>;
  answers: Answers;
  /** `goesOn` means that the answer is complete and the next question can follow. */
  onAnswer: (answers: Answers, goesOn?: boolean) => void;
}

interface Question {
  asked: (words: WordsFor<Words>) => { question: Html | undefined; hint: Html | undefined };
  control: (props: QuestionProps) => ReactNode;
}

/** The six questions. */
export const questions: Readonly<Record<Step, Question>> = {
  1: {
    // Its hint is below the field, so that the field comes first on a small screen.
    asked: ({ childName: { question } }) => ({ question, hint: undefined }),
    control: NameField,
  },
  2: choice('sleepArrangement', (words) => words.arrangement, {
    isPicked: ({ sleepArrangement }, value) => sleepArrangement === value,
    pick: withArrangement,
    isShown: ({ age }, value) => isPossible(value, age),
  }),
  3: choice('cosleepGoal', (words) => words.goal, {
    isPicked: ({ cosleepGoal }, value) => cosleepGoal === value,
    pick: (answers, cosleepGoal) => ({ ...answers, cosleepGoal }),
  }),
  4: choice('settlingMethods', (words) => words.methods, {
    multiple: true,
    isPicked: ({ settlingMethods }, value) => settlingMethods.includes(value),
    pick: withMethod,
  }),
  5: choice('sameRoom', (words) => words.sameRoom, {
    isPicked: ({ sameRoom }, value) => sameRoom === (value === 'yes'),
    pick: (answers, value) => ({ ...answers, sameRoom: value === 'yes' }),
  }),
  6: choice('dummyUsage', (words) => words.dummy, {
    isPicked: ({ dummyUsage }, value) => dummyUsage === value,
    pick: (answers, dummyUsage) => ({ ...answers, dummyUsage }),
    stays: true, // its button makes the plan
  }),
};

interface Choosing<Value> {
  isPicked: (answers: Answers, value: Value) => boolean;
  pick: (answers: Answers, value: Value, picked: boolean) => Answers;
  isShown?: (answers: Answers, value: Value) => boolean;
  multiple?: boolean;
  /** Whether no answer continues automatically. */
  stays?: boolean;
}

type AskedChoice<Value extends string> = ReturnType<Question['asked']> & {
  shown: readonly string[];
  choices: Readonly<Record<Value, WordsFor<Choice>>>;
};

function choice<Value extends string>(
  name: keyof Answers,
  asked: (words: WordsFor<Words>) => AskedChoice<Value>,
  { isPicked, pick, isShown = () => true, multiple = false, stays }: Choosing<Value>,
): Question {
  const control = ({ words, answers, onAnswer }: QuestionProps) => {
    const { shown, choices } = asked(words);
    return (
      <ChoiceCards
        name={name}
        shown={shown.filter((value) => isShown(answers, value as Value))}
        choices={choices}
        multiple={multiple}
        isPicked={(value) => isPicked(answers, value)}
        onPick={(value, picked, goesOn) => onAnswer(pick(answers, value, picked), goesOn && !stays)}
      />
    );
  };
  return { asked, control };
}

function NameField({ words, answers, onAnswer }: QuestionProps) {
  return (
    <>
      <Field
        id="child-name"
        label={words.childName.label}
        hint={<PlanText of={words.childName.hint} as="span" />}
        // The child is not the visitor, so the browser must not fill in or store the name.
        autoComplete="off"
        dir="auto"
        maxLength={NAME_MAX_LENGTH}
        value={answers.childName}
        onEnter={(childName) => onAnswer({ ...answers, childName })}
      />
      <AgeField words={words} answers={answers} onAnswer={onAnswer} />
      <AlsoField words={words} answers={answers} onAnswer={onAnswer} />
    </>
  );
}

/** Below the name, because it only changes words and is not a question of its own. */
function AgeField({ words, answers, onAnswer }: QuestionProps) {
  const { label, hint, none, choices } = words.childName.age;
  return (
    <Field
      id="child-age"
      label={label}
      hint={<PlanText of={hint} as="span" />}
      as={Select}
      autoComplete="off"
      value={answers.age ?? ''}
      onEnter={(value) => {
        const chosen = ages.find((age) => age === value);
        onAnswer(withAge(answers, chosen));
      }}
    >
      <option value="">{none}</option>
      {ages.map((age) => (
        <option key={age} value={age}>
          {choices[age]}
        </option>
      ))}
    </Field>
  );
}

/** Facts that parents may add, folded until requested. They change words, and the question about a shared bed. */
function AlsoField({ words: all, answers, onAnswer }: QuestionProps) {
  const words = all.childName.also;
  const { also = [] } = answers;
  const [open] = useState(also.length > 0);
  return (
    <Fold label={words.label} look="more" open={open} className={styles.also}>
      <PlanText of={words.hint} as="p" className={styles.hint} />
      {alsos.map((each) => (
        <label key={each} className={styles.choice}>
          <input
            type="checkbox"
            checked={also.includes(each)}
            onChange={({ currentTarget: { checked } }) =>
              onAnswer({
                ...answers,
                also: checked ? [...also, each] : also.filter((other) => other !== each),
              })
            }
          />
          {words.choices[each]}
        </label>
      ))}
    </Fold>
  );
}
