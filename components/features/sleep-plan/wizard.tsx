import type { Ref, SyntheticEvent } from 'react';
import { singly } from '../../lib/clicks';
import type { PlanTexts, Questions as Words } from '../../lib/schema.gen';
import { Button } from '../../ui/button';
import { ArrowLeft } from '../../ui/icons';
import { ProgressBar } from '../../ui/progress-bar';
import { isAnswered, lastStep, stepBefore, type Answers, type Step } from './plan';
import { questions } from './questions';
import { PlanText } from './plan-text';
import styles from './wizard.module.css';
import type { WordsFor } from './words-for';

interface WizardProps {
  words: WordsFor<Words>;
  /** The label of the progress bar, and the explanation of a skipped question. */
  labels: ProgressLabels;
  step: Step;
  answers: Answers;
  onAnswer: (answers: Answers) => void;
  onContinue: (answers: Answers) => void;
  onBack: () => void;
  /** The question's heading, which receives the focus when the question changes. */
  heading: Ref<HTMLHeadingElement>;
}

type ProgressLabels = Pick<PlanTexts['labels'], 'progress' | 'skipped'>;

/** The progress in words: Question 2 of 6, and why the question before was skipped. */
export function progressOf(step: Step, answers: Answers, { skipped }: ProgressLabels): string {
  const isNext = stepBefore(step, answers) >= step - 1;
  return `Question ${step} of ${lastStep}${isNext ? '' : `. ${skipped}`}`;
}

/** One question at a time, as a form, so that Enter continues; so does tapping the only answer. */
export function Wizard(props: WizardProps) {
  const { words, labels, step, answers, onAnswer, onContinue, onBack, heading } = props;
  const { asked, control: Control } = questions[step];
  const { question, hint } = asked(words);
  const progress = progressOf(step, answers, labels);
  const answered = isAnswered(step, answers);
  const hintId = hint && 'question-hint';

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (answered) onContinue(answers);
  }

  function answer(given: Answers, goesOn?: boolean) {
    onAnswer(given);
    if (goesOn) onContinue(given);
  }

  return (
    // The second of two quick taps was meant for the previous question.
    <form className={styles.wizard} onSubmit={submit} onClickCapture={singly} autoComplete="off">
      <div className={styles.progress}>
        <p aria-hidden="true">{progress}</p>
        <ProgressBar
          aria-label={labels.progress}
          aria-valuetext={progress}
          max={lastStep}
          value={step}
        />
      </div>
      <fieldset key={step} className={styles.question} aria-describedby={hintId}>
        <legend>
          <PlanText of={question} as="h2" ref={heading} tabIndex={-1} />
        </legend>
        <PlanText of={hint} as="p" id={hintId} className={styles.hint} />
        <Control words={words} answers={answers} onAnswer={answer} />
      </fieldset>
      <div className={`foot ${styles.actions}`}>
        {step > 1 && (
          <Button variant="quiet" onClick={onBack}>
            <ArrowLeft />
            Back
          </Button>
        )}
        <Button type="submit" disabled={!answered} aria-describedby={hintId}>
          {step === lastStep ? 'Create Sleep Plan' : 'Continue'}
        </Button>
      </div>
    </form>
  );
}
