import type {
  AgeChoices,
  AlsoChoices,
  ArrangementChoices,
  DummyChoices,
  GoalChoices,
  MethodChoices,
} from '../../lib/schema.gen';

/** Where the child sleeps. */
export type Arrangement = keyof ArrangementChoices;
/** What a co-sleeping family wants to achieve. */
export type Goal = keyof GoalChoices;
/** A way of settling the child. */
export type Method = keyof MethodChoices;
/** When the child uses a dummy. */
export type DummyUse = keyof DummyChoices;
/** An age range with its own advice for the day. */
export type Age = keyof AgeChoices;

/** The sleeping arrangements. */
export const arrangements: readonly Arrangement[] = ['a', 'b', 'c', 'd', 'e', 'f'];
/** The goals. */
export const goals: readonly Goal[] = ['a', 'b'];
/** The settling methods; codes of answers depend on their order. */
export const methods: readonly Method[] = [
  'dummy',
  'breast feeding',
  'bottle feeding',
  'rocking',
  'shushing',
  'patting',
];
/** The uses of a dummy; codes of answers depend on their order. */
export const dummyUses: readonly DummyUse[] = ['all_time', 'night_only', 'day_only', 'no'];
/** The age ranges as shown; codes of answers depend on their order. */
export const ages: readonly Age[] = [
  'under-6-months',
  '6-8-months',
  '9-12-months',
  '13-17-months',
  '18-months-to-3-years',
  'over-3-years',
];

/** The age range of babies too young for stages. */
export const YOUNGEST: Age = 'under-6-months';

/** What else may apply to a family. */
export type Also = keyof AlsoChoices;

/** Everything that a family may add; codes of answers depend on the initials. */
export const alsos: readonly Also[] = ['early', 'alone'];

/** The answers so far. They stay in memory and are not stored. */
export interface Answers {
  childName: string;
  /** Optional. Under 6 months there are no stages; other ages change words. */
  age?: Age;
  sleepArrangement?: Arrangement;
  /** Asked only of co-sleeping families. */
  cosleepGoal?: Goal;
  settlingMethods: readonly Method[];
  sameRoom: boolean;
  dummyUsage: DummyUse;
  /** Further facts that parents may add. */
  also?: readonly Also[];
}

/** The initial answers. */
export const noAnswers: Answers = {
  childName: '',
  settlingMethods: [],
  sameRoom: false,
  dummyUsage: 'no',
};

/** Sets the arrangement, and removes a goal that does not apply to it. */
export function withArrangement(answers: Answers, sleepArrangement: Arrangement): Answers {
  const { cosleepGoal, ...others } = answers;
  const updated = { ...others, sleepArrangement };
  return coSleeps(updated) && cosleepGoal ? { ...updated, cosleepGoal } : updated;
}

/** The answers for a family for whom sharing a bed is dangerous: a cot or, over 3 years, a bed of their own. */
export function outOfSharedBed(answers: Answers): Answers {
  return withArrangement(answers, answers.age === 'over-3-years' ? 'b' : 'a');
}

/** Whether a baby was born too early to share a bed, which is dangerous for the first 18 months. */
export function isTooEarlyToShare({ also, age }: Answers): boolean {
  return (
    also?.includes('early') === true && !(age === '18-months-to-3-years' || age === 'over-3-years')
  );
}

/** The answers without a shared bed, if the family itself has said that it is dangerous. */
export function inSafePlace(answers: Answers): Answers {
  return coSleeps(answers) && isTooEarlyToShare(answers) ? outOfSharedBed(answers) : answers;
}

/** The answers of a family that corrects its statement that the baby was born early. */
export function bornOnTime({ also = [], ...answers }: Answers): Answers {
  const rest = also.filter((one) => one !== 'early');
  return rest.length > 0 ? { ...answers, also: rest } : answers;
}

/**
 * Whether an arrangement is possible at an age: two are for babies under 9 months, and a bed of
 * their own is not for babies in their first year.
 */
export function isPossible(arrangement: Arrangement, age: Age | undefined): boolean {
  if (!age) return true;
  const isOlderThan = (other: Age) => ages.indexOf(age) > ages.indexOf(other);
  if (arrangement === 'b') return isOlderThan('9-12-months');
  return !['d', 'e'].includes(arrangement) || !isOlderThan('6-8-months');
}

/** Sets the age, or removes it if the parents prefer not to say; removes an arrangement impossible at that age. */
export function withAge(answers: Answers, age: Age | undefined): Answers {
  const { age: _, sleepArrangement, ...others } = answers;
  return {
    ...others,
    ...(sleepArrangement && isPossible(sleepArrangement, age) && { sleepArrangement }),
    ...(age && { age }),
  };
}

/** Adds or removes a settling method. */
export function withMethod(answers: Answers, method: Method, used: boolean): Answers {
  const isUsed = (m: Method) => (m === method ? used : answers.settlingMethods.includes(m));
  return { ...answers, settlingMethods: methods.filter(isUsed) };
}

/** Whether a family shares a bed, or a parent sleeps with the child on them. */
export function coSleeps({ sleepArrangement }: Answers): boolean {
  return sleepArrangement !== undefined && 'cdef'.includes(sleepArrangement);
}

function usesAny({ settlingMethods }: Answers, ...some: Method[]): boolean {
  return some.some((method) => settlingMethods.includes(method));
}

/** The number of a question. */
export type Step = 1 | 2 | 3 | 4 | 5 | 6;

/** The number of the last question. */
export const lastStep: Step = 6;

/** A screen of the sleep plan creator: a question, or the plan. */
export type Screen = Step | 'plan';

/** The screen after a question; the goal is only asked of co-sleeping families. */
export function screenAfter(step: Step, answers: Answers): Screen {
  if (step === lastStep) return 'plan';
  return step === 2 && !coSleeps(answers) ? 4 : ((step + 1) as Step);
}

/** The previous question. */
export function stepBefore(step: Step, answers: Answers): Step {
  if (step === 4 && !coSleeps(answers)) return 2;
  return Math.max(step - 1, 1) as Step;
}

/**
 * The wanted screen, or the last one before it that the answers allow: after a reload the browser's
 * history still contains the screen, but the answers are lost.
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

/** Whether a question has a valid answer. */
export function isAnswered(step: Step, answers: Answers): boolean {
  const { childName, sleepArrangement, cosleepGoal, settlingMethods } = answers;
  const given = [childName.trim(), sleepArrangement, cosleepGoal, settlingMethods[0]];
  return step > given.length || Boolean(given[step - 1]);
}

/** A stage of an approach with its nights. */
export interface PlannedStage {
  /** Its index in the approach's texts; the stage with index 0 is optional. */
  index: number;
  /** Its name in this plan: A, B, C for co-sleeping, 1, 2, 3 for the cot. */
  label: string;
  firstNight: number;
  /** Missing for a stage without an end. */
  lastNight?: number;
}

/** The nights of a stage, in words. */
export function nightsOf({ firstNight, lastNight }: PlannedStage): string {
  return lastNight ? `Nights ${firstNight}-${lastNight}` : `Night ${firstNight} onwards`;
}

/** The parts of the advice that apply to a family. Under 6 months there are no stages at all. */
export interface Plan {
  coSleeping: PlannedStage[];
  cot: PlannedStage[];
  /** 2 when the cot stages follow the co-sleeping stages. */
  phases: 1 | 2;
  /** Where the child sleeps in the end; the value of the placeholder {place}. */
  place: 'cot' | 'bed';
  sleepsOnParent: boolean;
  rapidReturn: boolean;
  /**
   * When the dummy is used; missing when it is not. A family that settles with a dummy and
   * answers "no" to the last question uses it to fall asleep.
   */
  dummy?: Exclude<DummyUse, 'no'> | 'asleep';
  sameRoom: boolean;
}

/** The plan for a family's answers. */
export function makePlan(answers: Answers): Plan {
  const { sleepArrangement, cosleepGoal, sameRoom } = answers;
  const outgrewCot = answers.age === 'over-3-years' && coSleeps(answers);
  const mayBegin = answers.age !== YOUNGEST;
  const coSleeping = mayBegin && coSleeps(answers);
  const toCot = mayBegin && (!coSleeps(answers) || cosleepGoal === 'a');
  const feeds = usesAny(answers, 'breast feeding', 'bottle feeding');
  const feedsOrRocks = feeds || usesAny(answers, 'rocking');
  return {
    coSleeping: coSleeping ? coSleepingStages(feedsOrRocks) : [],
    cot: toCot ? cotStages(feeds) : [],
    phases: coSleeping && toCot ? 2 : 1,
    place: sleepArrangement === 'b' || outgrewCot ? 'bed' : 'cot',
    sleepsOnParent: sleepArrangement === 'f',
    rapidReturn: mayBegin && sleepArrangement === 'b',
    ...dummyOf(answers),
    sameRoom,
  };
}

/** Whether a plan has stages, so that there is a night to begin on. */
export function hasStages({ coSleeping, cot }: Plan): boolean {
  return coSleeping.length + cot.length > 0;
}

/** A phase of a plan: the second is shown and printed when the first has ended. */
export type Phase = 1 | 2;

/** The plan with the stages of one phase; a plan with a single phase as it is. */
export function phaseOf(plan: Plan, phase: Phase): Plan {
  if (plan.phases === 1) return plan;
  return phase === 1 ? { ...plan, cot: [] } : { ...plan, coSleeping: [], sleepsOnParent: false };
}

function dummyOf(answers: Answers): Pick<Plan, 'dummy'> {
  if (answers.dummyUsage !== 'no') return { dummy: answers.dummyUsage };
  return usesAny(answers, 'dummy') ? { dummy: 'asleep' } : {};
}

/** The stages of a plan with their nights counted through, as if its phases had no pause between. */
export function inARow({ coSleeping, cot }: Plan): PlannedStage[] {
  const before = coSleeping.at(-1)?.lastNight ?? 0;
  return [
    ...coSleeping,
    ...cot.map((stage) => ({ ...stage, firstNight: stage.firstNight + before })),
  ];
}

const NIGHTS_PER_STAGE = 3;

function stages(
  count: number,
  withFirst: boolean,
  label: (index: number) => string,
): PlannedStage[] {
  const skipped = withFirst ? 0 : 1;
  return Array.from({ length: count - skipped }, (_, index) => ({
    index: index + skipped,
    label: label(index),
    firstNight: index * NIGHTS_PER_STAGE + 1,
    lastNight: (index + 1) * NIGHTS_PER_STAGE,
  }));
}

const coSleepingStages = (withFirst: boolean) =>
  stages(3, withFirst, (index) => 'ABC'.charAt(index));

/** The last of them has no end. */
function cotStages(withFirst: boolean): PlannedStage[] {
  const planned = stages(6, withFirst, (index) => String(index + 1));
  const { lastNight: _, ...last } = planned.pop()!;
  return [...planned, last];
}

/** The longest pause between two phases that the plan speaks of, in nights. */
const pauseNights = 7;

/** The values of all placeholders but {name} in the texts of a family's plan. */
export function placeholdersOf(plan: Plan): Readonly<Record<string, string>> {
  const { coSleeping, cot, place } = plan;
  const beside = coSleeping.at(-1)?.lastNight ?? 0;
  const own = cot.at(-1)?.firstNight ?? 0; // its last stage has no last night
  const counts =
    beside > 0 && own > 0
      ? { 'first-nights': beside, 'second-nights': own, 'all-nights': beside + pauseNights + own }
      : { stages: coSleeping.length + cot.length, nights: beside + own };
  const figures = Object.entries(counts).map(([name, count]) => [name, String(count)]);
  return { place, ...Object.fromEntries(figures) };
}
