import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import type { PlanKeeping, PlanTexts } from '../../lib/schema.gen';
import { Button, ButtonLink } from '../../ui/button';
import {
  ChestToFlatSection,
  DaySection,
  DummySection,
  RapidReturnSection,
  SameRoomSection,
  UnderSixSection,
} from './advice';
import { Approach } from './approach';
import {
  AgeCallout,
  CoSleepingCallout,
  EmergencyCallout,
  FeedsCallout,
  TooMuchCallout,
} from './plan-callouts';
import styles from './family-plan.module.css';
import { Imprint } from './imprint';
import { KeepPlan } from './keep-plan';
import { knownAnswers } from './kept-plan';
import { Letter, PhaseTwoHeader, TwoPhasesPanel } from './letter';
import { Moment } from './moment';
import { wheresOf } from './nights';
import { coSleeps, hasStages, phaseOf, type Answers, type Phase, type Plan } from './plan';
import { PlanContents } from './plan-contents';
import { SheetPage } from './sheet-page';
import { useCopy } from './use-copy';
import type { PlanWordsFor } from './words-for';

/** A plan, and the actions on it. */
export interface PlanProps {
  plan: Plan;
  answers: Answers;
  words: PlanWordsFor;
  keeping: PlanKeeping;
  /** The signature below "your consultant". */
  publisher: string;
  onBack: () => void;
  /** Begins another plan, with the answers already known for it. */
  onAgain: (known: Answers) => void;
  heading: RefObject<HTMLHeadingElement | null>;
}

interface FamilyPlanProps
  extends PlanProps, Pick<ComponentProps<typeof Moment>, 'onTonight' | 'choice' | 'come'> {
  /**
   * Begins a stage, counted through both phases, or continues the current one; undefined under 6
   * months and once a stage has begun.
   */
  onBegin: ((stage?: number) => void) | undefined;
  /** Further buttons for exporting the plan, for a phase that begins with a stage. */
  exports: (firstStage: number) => ReactNode;
  phase: Phase;
}

/** The plan: a letter, safety callouts, and the stages night by night. */
export function FamilyPlan(props: FamilyPlanProps) {
  const { plan, answers, words, keeping, exports, heading, onBegin } = props;
  const { labels } = words;
  const [phase, setPhase] = useState(props.phase);
  useFocusOnChange(heading, phase);
  const current = phaseOf(plan, phase);
  const first = plan.coSleeping.length - current.coSleeping.length; // the first stage of the phase
  const sheet = useRef<HTMLElement>(null);
  const { copy, byHand } = useCopy(sheet, labels);

  const more = (
    <>
      <KeepPlan words={keeping} answers={answers} saysHowLong={!onBegin} />
      <div className={styles.exports}>
        <Button variant="quiet" onClick={() => window.print()}>
          {labels.print}
        </Button>
        <Button variant="quiet" onClick={copy}>
          {labels.copy}
        </Button>
        {exports(first)}
      </div>
      {byHand}
    </>
  );
  return (
    <SheetPage back="Back" onBack={props.onBack} className={styles.layout}>
      <Imprint />
      {hasStages(plan) && <PlanContents plan={plan} phase={phase} words={words} />}
      <article className={styles.sheet} ref={sheet}>
        {planSections({
          ...props,
          phase,
          stage: props.come?.planned.label,
          moment: (
            <Moment
              plan={phase === 1 ? plan : current}
              words={words}
              lasting={keeping.lasting}
              come={props.come}
              onBegin={onBegin && (() => onBegin(props.come ? undefined : first))}
              onTonight={props.onTonight}
              choice={props.choice}
              more={more}
            />
          ),
        })}
      </article>
      {plan.phases === 2 && (
        <div className="no-print">
          <Button variant="quiet" onClick={() => setPhase(phase === 1 ? 2 : 1)}>
            {phase === 1 ? words.twoPhases.showSecond : words.twoPhases.showFirst}
          </Button>
        </div>
      )}
      <div className={`${styles.home} can-wait no-print`}>
        <ButtonLink href="/" variant="quiet">
          Return to Home
        </ButtonLink>
        <Button variant="ghost" onClick={() => props.onAgain(knownAnswers())}>
          {keeping.again}
        </Button>
      </div>
    </SheetPage>
  );
}

interface SectionsProps extends Pick<
  PlanProps,
  'plan' | 'answers' | 'words' | 'publisher' | 'heading'
> {
  /** Shown on the screen below the greeting. */
  moment?: ReactNode;
  phase: Phase;
  stage?: string | undefined;
}

/**
 * The sections of a plan, in reading order. Of two phases, the family's current one comes first;
 * the other has one line for each stage, and is not printed. What a section shows depends only on
 * its props, which are plain data: `everyPlan` renders sections with equal props once.
 */
export function planSections(props: SectionsProps) {
  const { plan, answers, words, publisher, heading, moment, phase, stage } = props;
  const { labels } = words;
  const { settlingMethods: methods } = answers;
  const names = words.questions.methods.choices;
  const stageProps = { labels, methods, names, place: plan.place, current: stage };
  const isShared = plan.coSleeping.length > 0;
  const isSecond = plan.phases === 2 && phase === 2;
  const { greeting } = words.letter;
  if (!hasStages(plan))
    return (
      <>
        <UnderSixSection greeting={greeting} words={words.underSixMonths} heading={heading} />
        {moment}
        {coSleeps(answers) && (
          <CoSleepingCallout words={words.safety} sleepsOnParent={plan.sleepsOnParent} />
        )}
        <AgeCallout words={words.safety} />
        <TooMuchCallout words={words.safety.tooMuch} />
        <EmergencyCallout words={words.safety.emergency} />
      </>
    );
  const ownPlace = plan.cot.length > 0 && (
    <Approach
      id="own-place"
      words={words.cot}
      planned={plan.cot}
      wheres={wheresOf(plan, answers)}
      isFirst={!isShared || isSecond}
      isOther={isShared && !isSecond}
      {...stageProps}
    />
  );
  return (
    <>
      {isSecond ? (
        <PhaseTwoHeader greeting={greeting} words={words.twoPhases.second} heading={heading} />
      ) : (
        <Letter {...{ publisher, heading }} words={words.letter} {...(moment && { moment })} />
      )}
      {isSecond && moment}
      <Notes words={words.safety} screenOnly={isSecond} />
      {!isSecond && <DaySection words={words.day} />}
      {!isSecond && plan.phases === 2 && <TwoPhasesPanel words={words.twoPhases} />}
      {isSecond && ownPlace}
      {isShared && (
        <CoSleepingCallout
          words={words.safety}
          sleepsOnParent={plan.sleepsOnParent}
          screenOnly={isSecond}
        />
      )}
      {plan.sleepsOnParent && !isSecond && <ChestToFlatSection words={words.chestToFlat} />}
      {isShared && (
        <Approach
          id="beside-you"
          words={words.coSleeping}
          planned={plan.coSleeping}
          isFirst={!isSecond}
          isOther={isSecond}
          {...stageProps}
        />
      )}
      {!isSecond && ownPlace}
      {plan.rapidReturn && <RapidReturnSection words={words.rapidReturn} hard={labels.hard} />}
      {plan.dummy && <DummySection words={words.dummy} screenOnly={isSecond} />}
      {plan.sameRoom && !isSecond && <SameRoomSection words={words.sameRoom} />}
      <TooMuchCallout words={words.safety.tooMuch} folded />
      <EmergencyCallout words={words.safety.emergency} />
    </>
  );
}

/** Whom the plan is for, and what it does not change. It is not printed again with phase two. */
function Notes({ words, screenOnly }: { words: PlanTexts['safety']; screenOnly: boolean }) {
  return (
    <div className={styles.notes}>
      <AgeCallout words={words} screenOnly={screenOnly} />
      <FeedsCallout words={words.feeds} screenOnly={screenOnly} />
    </div>
  );
}

/** Focuses the heading when one view replaces another. */
export function useFocusOnChange(heading: RefObject<HTMLHeadingElement | null>, view: unknown) {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, [heading, view]);
}
