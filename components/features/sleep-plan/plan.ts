import type {
  ArrangementChoices,
  DummyChoices,
  DummyTexts,
  GoalChoices,
  MethodChoices,
} from '../../lib/schema.gen';

export type Arrangement = keyof ArrangementChoices;
export type Goal = keyof GoalChoices;
export type Method = keyof MethodChoices;
export type DummyUse = keyof DummyChoices;

// The answers in the order in which they are offered.
export const arrangements: readonly Arrangement[] = ['a', 'b', 'c', 'd', 'e', 'f'];
export const goals: readonly Goal[] = ['a', 'b'];
export const methods: readonly Method[] = [
  'dummy',
  'breast feeding',
  'bottle feeding',
  'rocking',
  'shushing',
  'patting',
];
export const dummyUses: readonly DummyUse[] = ['all_time', 'night_only', 'day_only', 'no'];

/** What a parent has answered so far. It lives in the page and is stored nowhere. */
export interface Answers {
  childName: string;
  sleepArrangement?: Arrangement;
  /** Asked only of those who sleep together. */
  cosleepGoal?: Goal;
  settlingMethods: readonly Method[];
  sameRoom: boolean;
  dummyUsage: DummyUse;
}

export const noAnswers: Answers = {
  childName: '',
  settlingMethods: [],
  sameRoom: false,
  dummyUsage: 'no',
};

/** Moves the child; a goal that is no longer asked for is dropped. */
export function withArrangement(answers: Answers, sleepArrangement: Arrangement): Answers {
  const { cosleepGoal, ...others } = answers;
  const moved = { ...others, sleepArrangement };
  return sleepsTogether(moved) && cosleepGoal ? { ...moved, cosleepGoal } : moved;
}

/** Adds a way of settling, or takes it away. */
export function withMethod(answers: Answers, method: Method, used: boolean): Answers {
  const isUsed = (m: Method) => (m === method ? used : answers.settlingMethods.includes(m));
  return { ...answers, settlingMethods: methods.filter(isUsed) };
}

function sleepsTogether({ sleepArrangement }: Answers): boolean {
  return sleepArrangement !== undefined && 'cdef'.includes(sleepArrangement);
}

function usesAny({ settlingMethods }: Answers, ...some: Method[]): boolean {
  return some.some((method) => settlingMethods.includes(method));
}

/** The number of a question. */
export type Step = 1 | 2 | 3 | 4 | 5 | 6;

export const lastStep: Step = 6;

/** The question after this one: the goal is only asked of those who sleep together. */
export function stepAfter(step: Step, answers: Answers): Step {
  if (step === 2 && !sleepsTogether(answers)) return 4;
  return Math.min(step + 1, lastStep) as Step;
}

/** The question before this one. */
export function stepBefore(step: Step, answers: Answers): Step {
  if (step === 4 && !sleepsTogether(answers)) return 2;
  return Math.max(step - 1, 1) as Step;
}

/** A screen of the sleep plan creator: a question, or the plan. */
export type Screen = Step | 'plan';

/** The screen after a question. */
export function screenAfter(step: Step, answers: Answers): Screen {
  return step === lastStep ? 'plan' : stepAfter(step, answers);
}

/**
 * The wanted screen, or the last one on the way there that the answers allow: after a
 * reload the browser still knows the screen, while the answers are gone.
 */
export function reachableScreen(wanted: unknown, answers: Answers): Screen {
  let screen: Screen = 1;
  while (screen !== 'plan' && isAnswered(screen, answers)) {
    const next = screenAfter(screen, answers);
    if (position(next) > position(wanted)) break;
    screen = next;
  }
  return screen;
}

function position(screen: unknown): number {
  if (screen === 'plan') return lastStep + 1;
  return typeof screen === 'number' ? screen : 1;
}

/** Whether a question is answered well enough to go on. */
export function isAnswered(step: Step, answers: Answers): boolean {
  switch (step) {
    case 1:
      return answers.childName.trim() !== '';
    case 2:
      return answers.sleepArrangement !== undefined;
    case 3:
      return answers.cosleepGoal !== undefined;
    case 4:
      return answers.settlingMethods.length > 0;
    default:
      return true;
  }
}

/** A stage of an approach, and its nights. */
export interface PlannedStage {
  /** Its place in all stages of the approach: 0 is the one that may be left out. */
  index: number;
  /** Its name in this plan: A, B, C beside the parents, 1, 2, 3 in the cot. */
  mark: string;
  firstNight: number;
  /** Left out for the stage that goes on. */
  lastNight?: number;
}

/** The nights of a stage, in words. */
export function nightsOf({ firstNight, lastNight }: PlannedStage): string {
  return lastNight ? `Nights ${firstNight}–${lastNight}` : `Night ${firstNight} onwards`;
}

/** Which parts of the advice a family needs. */
export interface Plan {
  /** The stages beside the parents, if there are any. */
  coSleeping: PlannedStage[];
  /** The stages in the child's own cot or bed, if there are any. */
  cot: PlannedStage[];
  /** Both approaches, the one after the other. */
  twoPhases: boolean;
  place: 'cot' | 'bed';
  sleepsOnParent: boolean;
  bottleOrBreastFeeding: boolean;
  rapidReturn: boolean;
  /** When the dummy is used; left out when it is not. */
  dummy?: keyof DummyTexts;
  sameRoom: boolean;
}

/** Makes the plan that the answers call for. */
export function makePlan(answers: Answers): Plan {
  const { sleepArrangement, cosleepGoal, dummyUsage, sameRoom } = answers;
  const together = sleepsTogether(answers);
  const toCot = sleepArrangement === 'a' || sleepArrangement === 'b' || cosleepGoal === 'a';
  const feeds = usesAny(answers, 'breast feeding', 'bottle feeding');
  const feedsOrRocks = feeds || usesAny(answers, 'rocking');
  return {
    coSleeping: together ? coSleepingStages(feedsOrRocks) : [],
    cot: toCot ? cotStages(feeds) : [],
    twoPhases: together && toCot,
    place: sleepArrangement === 'b' ? 'bed' : 'cot',
    sleepsOnParent: sleepArrangement === 'f',
    bottleOrBreastFeeding: feeds,
    rapidReturn: sleepArrangement === 'b',
    ...(dummyUsage !== 'no' && { dummy: dummyUsage }),
    sameRoom,
  };
}

function coSleepingStages(withFirst: boolean): PlannedStage[] {
  return stages(3, withFirst, (place) => 'ABC'.charAt(place));
}

/** Here the last stage goes on until it is not needed any more. */
function cotStages(withFirst: boolean): PlannedStage[] {
  const planned = stages(6, withFirst, (place) => String(place + 1));
  const { lastNight: _, ...last } = planned[planned.length - 1]!;
  return [...planned.slice(0, -1), last];
}

const nightsEach = 3;

function stages(
  count: number,
  withFirst: boolean,
  mark: (place: number) => string,
): PlannedStage[] {
  const left = withFirst ? 0 : 1;
  return Array.from({ length: count - left }, (_, place) => ({
    index: place + left,
    mark: mark(place),
    firstNight: place * nightsEach + 1,
    lastNight: (place + 1) * nightsEach,
  }));
}
