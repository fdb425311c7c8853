import { Contents, type ContentsEntry } from '../../layout/contents';
import type { Html } from '../../lib/schema.gen';
import { MoonPhase } from './moon-phase';
import { nightsOf, type Phase, type Plan, type PlannedStage } from './plan';
import styles from './plan-contents.module.css';
import { PlanText } from './plan-text';
import type { PlanWordsFor } from './words-for';

interface PlanContentsProps {
  plan: Plan;
  phase: Phase;
  words: PlanWordsFor;
}

/** The plan's table of contents: its parts, and the nights of each stage. */
export function PlanContents({ plan, phase, words }: PlanContentsProps) {
  const { chestToFlat, coSleeping, cot, day, dummy, labels, rapidReturn, safety, sameRoom } = words;
  const isFirst = plan.phases === 1 || phase === 1;
  const besideYou = approach('beside-you', coSleeping.title, plan.coSleeping);
  const ownPlace = approach('own-place', cot.title, plan.cot);
  const entries = [
    isFirst && part('day', day.title),
    isFirst && plan.sleepsOnParent && part('chest-to-flat', chestToFlat.title),
    ...(isFirst ? [...besideYou, ...ownPlace] : [...ownPlace, ...besideYou]),
    plan.rapidReturn && part('rapid-return', rapidReturn.title),
    plan.dummy && part('dummy', dummy.title),
    isFirst && plan.sameRoom && part('same-room', sameRoom.title),
    part('too-much', safety.tooMuch.title),
    part('medical-help', safety.emergency.title),
  ];
  // On narrow screens the folded stages already list the nights.
  return <Contents label={labels.contents} entries={entries.filter((entry) => !!entry)} wideOnly />;
}

function part(id: string, title: Html | undefined): ContentsEntry {
  return { id, text: <PlanText of={title} as="span" />, className: styles.part };
}

function approach(
  id: string,
  title: Html | undefined,
  planned: readonly PlannedStage[],
): ContentsEntry[] {
  if (planned.length === 0) return [];
  return [part(id, title), ...planned.map((stage, i) => night(stage, (i + 1) / planned.length))];
}

function night(stage: PlannedStage, phase: number): ContentsEntry {
  const text = (
    <>
      <span className={styles.moon}>
        <MoonPhase part={phase} />
      </span>
      <span className="visually-hidden">Stage {stage.label}, </span>
      {nightsOf(stage)}
    </>
  );
  return { id: `stage-${stage.label}`, text, className: styles.stage };
}
