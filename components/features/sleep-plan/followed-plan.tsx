import { useContext, useState } from 'react';
import { optional } from '../../layout/optional';
import { Html } from '../../lib/html';
import { useChildren } from '../../lib/kept-log';
import { useSite } from '../../lib/page';
import { planCode } from '../../lib/plan-link';
import { showChild } from '../../lib/shown-child';
import { useNow } from '../../lib/use-now';
import { useKeptFocus } from '../../lib/use-kept-focus';
import { ShownContext, useNavigate } from '../../navigation/navigate';
import { Button, ButtonLink } from '../../ui/button';
import { NotKept } from '../../ui/not-kept';
import { toast } from '../../ui/toast';
import { downloadCalendar } from './calendar-file';
import { FamilyPlan, useFocusOnChange, type PlanProps } from './family-plan';
import { FridgeSheet } from './fridge-sheet';
import { KeepPlan, ReplacedPlan } from './keep-plan';
import styles from './keep-plan.module.css';
import { MorningRow } from './morning-row';
import { nightOn, stageWords, wakingOf, type StageInOrder } from './nights';
import { NightChoice } from './night-choice';
import { isBornTooLate, keptPlan, useKeptName } from './kept-plan';
import { hasStages, withAge, YOUNGEST, type Answers } from './plan';
import { PlaceholderContext, PlanText } from './plan-text';
import { encodeAnswers } from './plan-code';
import { Tonight } from './tonight';
import { useProgress } from './use-progress';

/** Loaded on demand, because few families open it. */
const SitterCard = optional(async () => (await import('./sitter-card')).SitterCard);

const SITTER = '#for-a-sitter';

type View = 'tonight' | 'whole' | 'fridge' | 'sitter';

interface FollowedPlanProps extends PlanProps {
  /** Switches to the answers for the child's age, if no plan may be made for the current ones. */
  onCorrect: (answers: Answers) => void;
}

/**
 * A family's plan: tonight, once the family has chosen its night; otherwise the whole plan. If the date of
 * birth on this device shows that the child is under 6 months, only the plan for that age is offered.
 */
export function FollowedPlan({ onCorrect, ...props }: FollowedPlanProps) {
  const part = useKeptFocus<HTMLDivElement>();
  const { answers, heading, keeping, words } = props;
  const placeholders = useContext(PlaceholderContext);
  const code = encodeAnswers(answers);
  const keptName = useKeptName();
  const name = keptPlan.use() === code && keptName;
  const isTooYoung = isBornTooLate(answers, useNow()) && answers.age !== YOUNGEST;
  useFocusOnChange(heading, isTooYoung);
  if (isTooYoung) {
    return (
      <div className="prose">
        <PlanText of={words.letter.greeting} as="h1" ref={heading} tabIndex={-1} />
        <Html of={keeping.byBirth} as="p" />
        <Button onClick={() => onCorrect(withAge(answers, YOUNGEST))}>
          <PlanText of={words.underSixMonths.title} as="span" />
        </Button>
      </div>
    );
  }
  return (
    <PlaceholderContext value={name ? { ...placeholders, name } : placeholders}>
      <div ref={part}>
        <NotKept words={keeping.lasting} />
        <ReplacedPlan words={keeping} code={code} />
        <Followed {...props} />
      </div>
    </PlaceholderContext>
  );
}

function Followed(props: PlanProps) {
  const { plan, answers, words, keeping, heading } = props;
  const {
    words: { partNotLoaded },
    navigation,
  } = useSite();
  const followed = useProgress(answers, words.tonight.nights);
  const { stages, progress, reached, firstEvening, begin } = followed;
  const [chosen, setView, goBack] = useView();
  const isFollowed = progress !== undefined;
  const view = chosen === 'tonight' && !isFollowed ? 'whole' : chosen;
  // Tonight is also shown from the top for a stage that is begun there.
  const [begun, setBegun] = useState(0);
  useFocusOnChange(heading, view + begun);
  const beginAt = (stage?: number) => {
    begin(stage);
    if (chosen !== 'tonight') setView('tonight');
    setBegun(begun + 1);
  };
  const lose = () => {
    goBack();
    toast({ title: partNotLoaded, kind: 'error' });
  };
  const choice = (
    <NightChoice
      words={words.tonight.begin}
      stages={stages}
      current={reached?.stage}
      onBegin={beginAt}
    />
  );

  if (view === 'fridge') {
    return <FridgeSheet plan={plan} words={words} onBack={goBack} heading={heading} />;
  }
  if (view === 'sitter') {
    return (
      <SitterCard
        {...props}
        tonight={progress && nightOn(progress, followed.shown, stages, words.tonight.nights).shown}
        onBack={goBack}
        onLost={lose}
        onShown={() => heading.current?.focus({ preventScroll: true })}
      />
    );
  }
  if (progress && view === 'tonight') {
    return (
      <Tonight
        {...props}
        stages={stages}
        progress={progress}
        tonight={followed.shown}
        morning={
          <MorningRow
            words={words.tonight.morning}
            followed={followed}
            stage={asked(words, stages[progress.stage]!)}
          />
        }
        onWhole={() => setView('whole')}
        choice={choice}
        keep={<KeepPlan words={keeping} answers={answers} saysHowLong />}
      />
    );
  }
  const toCalendar = (firstStage: number) => {
    const next = progress?.stage ?? firstStage;
    const current = stages[next]!;
    const ahead = stages.slice(next);
    // Only the family knows when a second phase begins.
    const thisPhase = ahead.filter(({ approach }) => approach === current.approach);
    downloadCalendar(
      thisPhase,
      navigation.plan,
      firstEvening,
      words.tonight.nights.finish,
      keeping.calendar,
    );
  };
  const mayBegin = hasStages(plan);
  const come = reached && stages[reached.stage];
  return (
    <FamilyPlan
      {...props}
      phase={come?.approach === 'cot' ? 2 : 1}
      come={come}
      onBegin={mayBegin && !isFollowed ? beginAt : undefined}
      onTonight={isFollowed ? () => setView('tonight') : undefined}
      choice={choice}
      exports={(firstStage) => (
        <>
          <Button variant="quiet" onClick={() => setView('sitter')}>
            {words.sitter.open}
          </Button>
          {mayBegin && (
            <>
              <Button variant="quiet" onClick={() => setView('fridge')}>
                {words.fridge.open}
              </Button>
              <Button variant="quiet" onClick={() => toCalendar(firstStage)}>
                {keeping.calendar.add}
              </Button>
            </>
          )}
        </>
      )}
    />
  );
}

/** What the morning's question refers to. */
function asked(words: PlanProps['words'], stage: StageInOrder) {
  return { ready: stageWords(words, stage).ready, settled: wakingOf(words, stage).settled };
}

/**
 * The current view, a function to show another, and one to go back. Each view is a history entry;
 * an address can request the card for a sitter or a part of the whole plan.
 */
function useView(): [View, (view: View) => void, () => void] {
  const { hash = '', state } = useContext(ShownContext)?.entry ?? {};
  const navigate = useNavigate();
  const isPlan = planCode(hash) !== undefined;
  const { view } = (state ?? {}) as { view?: View };
  const pointed = hash === SITTER ? 'sitter' : hash !== '' && !isPlan ? 'whole' : 'tonight';
  const setView = (next: View) =>
    navigate(isPlan ? hash : '', { state: { step: 'plan', previous: 'plan', view: next } });
  const goBack = () => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    if (idx > 0) history.back();
    else setView('whole');
  };
  return [view ?? pointed, setView, goBack];
}

/** For a family with several children, whose plan the questions are about, with links to each child's night. */
export function WhosePlan() {
  const { children, mark } = useChildren();
  if (children.length === 0) return null;
  return (
    <p className={styles.buttons}>
      {children.map((child) => (
        <ButtonLink
          key={child.mark}
          href="/now"
          variant={child.mark === mark ? 'primary' : 'quiet'}
          aria-current={child.mark === mark}
          onClick={() => showChild(child.mark)}
        >
          {child.name}
        </ButtonLink>
      ))}
    </p>
  );
}
