import { useMemo, type ReactNode } from 'react';
import { useNow } from '../../lib/use-now';
import type { StagesInShort } from '../../lib/schema.gen';
import { codeIn, isBornTooLate, keptPlan, useKeptName } from './kept-plan';
import { MorningRow } from './morning-row';
import { dueOn, nightOn, wakingOf, type StageInOrder } from './nights';
import { makePlan, placeholdersOf, YOUNGEST, type Answers } from './plan';
import { decodeAnswers } from './plan-code';
import { PlaceholderContext, PlanText } from './plan-text';
import { useProgress, type Told } from './use-progress';
import { wakingNow } from './use-waking';
import { WakingCount } from './waking';
import { wordsFor, type WordsFor } from './words-for';

export { useKeptName };

/** The plan that a family stores on this device. */
export interface KeptPlanNight {
  name: string;
  /** The code of its answers, as in a link. */
  code: string;
  /** The current stage and night, while the family follows the plan. */
  followed?: { stage: string; night: string };
  /** Whether its last answer is so long ago that the family is asked which night it is. */
  isLongAgo?: boolean;
  /** Tonight in one line, while the family follows the plan. */
  line?: ReactNode;
  /** What the plan says about this night besides its stage. */
  note?: ReactNode;
  /** The question how the last night was; by day only. */
  morning?: ReactNode;
  /** What to do at the current waking, if its words are available. */
  waking?: ReactNode;
}

interface KeptNightProps {
  /** The words of the plan's stages; undefined on a site without a plan. */
  stages: StagesInShort | undefined;
  /** The plan in another phone's log, to use instead of the one stored here. */
  of?: Told | undefined;
  children: (kept: KeptPlanNight | undefined) => ReactNode;
}

/** Renders content that depends on the plan stored on this device; undefined if there is none. */
export function KeptNight({ stages, of, children }: KeptNightProps) {
  const kept = keptPlan.use();
  const code = of ? codeIn(of.log) : kept;
  const answers = useMemo(() => decodeAnswers(code), [code]);
  const now = useNow();
  if (!stages || !code || !answers) return children(undefined);
  // Another phone's log does not include a date of birth, and may be about another child.
  if (!of && answers.age !== YOUNGEST && isBornTooLate(answers, now)) return children(undefined);
  return (
    <Night stages={stages} of={of} code={code} answers={answers}>
      {children}
    </Night>
  );
}

interface NightProps extends KeptNightProps {
  stages: StagesInShort;
  code: string;
  answers: Answers;
}

function Night({ stages, of, code, answers, children }: NightProps) {
  const words = useMemo(() => wordsFor(stages, answers), [stages, answers]);
  const followed = useProgress(answers, stages.nights, of);
  const keptName = useKeptName();
  const name = (!of && keptName) || answers.childName.trim();
  const placeholders = useMemo(
    () => ({ name, ...placeholdersOf(makePlan(answers)) }),
    [name, answers],
  );
  const { progress, shown: evening } = followed;
  const isLongAgo = progress !== undefined && dueOn(progress, evening) === 'choice';
  const night = progress && nightOn(progress, evening, followed.stages, stages.nights);
  const stage = night && followed.stages[night.shown.stage];
  const asked = progress && followed.stages[progress.stage];
  const since = wakingNow(followed.log, useNow());
  const { waking, notes, morning } = words;
  const shown: KeptPlanNight = {
    name,
    code,
    isLongAgo,
    ...(stage &&
      !isLongAgo && {
        followed: { stage: stage.planned.label, night: String(night.shown.night) },
        line: <PlanText of={inShort(words, stage).tonight} as="p" />,
      }),
    ...(night?.note && { note: <PlanText of={notes[night.note]} className="prose" /> }),
    ...(asked &&
      (followed.asks || followed.undo) && {
        morning: <MorningRow words={morning} followed={followed} stage={inShort(words, asked)} />,
      }),
    ...(stage &&
      waking &&
      since !== undefined && {
        waking: <WakingCount words={waking} stage={wakingOf({ waking }, stage)} since={since} />,
      }),
  };
  return <PlaceholderContext value={placeholders}>{children(shown)}</PlaceholderContext>;
}

function inShort(words: WordsFor<StagesInShort>, { approach, planned }: StageInOrder) {
  return words[approach][planned.index]!;
}
