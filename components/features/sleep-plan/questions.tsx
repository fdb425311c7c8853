import type { ReactNode } from 'react';
import type { Html, Questions as Words } from '../../lib/schema.gen';
import { Field } from '../../ui/field';
import { Select } from '../../ui/select';
import { AlsoField } from './also-field';
import { ChoiceCards } from './choice-cards';
import {
  ages,
  isPossible,
  withAge,
  withArrangement,
  withMethod,
  type Answers,
  type Arrangement,
  type Step,
} from './plan';
import { NAME_MAX_LENGTH } from './plan-code';
import { PlanText } from './plan-text';
import type { WordsFor } from './words-for';

interface QuestionProps {
  words: WordsFor<Words>;
  answers: Answers;
  /** `goesOn` says that the answer is complete and the next question can come. */
  onAnswer: (answers: Answers, goesOn?: boolean) => void;
}

interface Question {
  /** The question and its hint. */
  asked: (words: WordsFor<Words>) => { question: Html | undefined; hint: Html | undefined };
  /** The control that answers it. */
  control: (props: QuestionProps) => ReactNode;
}

/** The six questions. */
export const questions: Readonly<Record<Step, Question>> = {
  1: { asked: (words) => words.childName, control: NameField },
  2: { asked: (words) => words.arrangement, control: Arrangements },
  3: { asked: (words) => words.goal, control: Goals },
  4: { asked: (words) => words.methods, control: Methods },
  5: { asked: (words) => words.sameRoom, control: SameRoom },
  6: { asked: (words) => words.dummy, control: DummyUses },
};

function NameField({ words, answers, onAnswer }: QuestionProps) {
  return (
    <>
      <Field
        id="child-name"
        label={words.childName.label}
        // The child is not the visitor: no autofill, and nothing for the browser to store.
        autoComplete="off"
        dir="auto"
        maxLength={NAME_MAX_LENGTH}
        value={answers.childName}
        onEnter={(childName) => onAnswer({ ...answers, childName })}
      />
      <AgeField words={words} answers={answers} onAnswer={onAnswer} />
      <AlsoField words={words.childName.also} answers={answers} onAnswer={onAnswer} />
    </>
  );
}

/** Below the name, because it only changes words and is no question of its own. */
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

function Arrangements({ words, answers, onAnswer }: QuestionProps) {
  return (
    <ChoiceCards
      name="sleepArrangement"
      shown={words.arrangement.shown.filter((value) =>
        isPossible(value as Arrangement, answers.age),
      )}
      choices={words.arrangement.choices}
      isPicked={(value) => answers.sleepArrangement === value}
      onPick={(value, _, goesOn) => onAnswer(withArrangement(answers, value), goesOn)}
    />
  );
}

function Goals({ words, answers, onAnswer }: QuestionProps) {
  return (
    <ChoiceCards
      name="cosleepGoal"
      shown={words.goal.shown}
      choices={words.goal.choices}
      isPicked={(value) => answers.cosleepGoal === value}
      onPick={(cosleepGoal, _, goesOn) => onAnswer({ ...answers, cosleepGoal }, goesOn)}
    />
  );
}

function Methods({ words, answers, onAnswer }: QuestionProps) {
  return (
    <ChoiceCards
      name="settlingMethods"
      shown={words.methods.shown}
      choices={words.methods.choices}
      multiple
      isPicked={(value) => answers.settlingMethods.includes(value)}
      onPick={(method, used) => onAnswer(withMethod(answers, method, used))}
    />
  );
}

function SameRoom({ words, answers, onAnswer }: QuestionProps) {
  return (
    <ChoiceCards
      name="sameRoom"
      shown={words.sameRoom.shown}
      choices={words.sameRoom.choices}
      isPicked={(value) => answers.sameRoom === (value === 'yes')}
      onPick={(value, _, goesOn) => onAnswer({ ...answers, sameRoom: value === 'yes' }, goesOn)}
    />
  );
}

function DummyUses({ words, answers, onAnswer }: QuestionProps) {
  return (
    <ChoiceCards
      name="dummyUsage"
      shown={words.dummy.shown}
      choices={words.dummy.choices}
      isPicked={(value) => answers.dummyUsage === value}
      // The last question does not go on by itself: its button makes the plan.
      onPick={(dummyUsage) => onAnswer({ ...answers, dummyUsage })}
    />
  );
}
