import { beforeEach, expect, it, vi } from 'vitest';
import { stateOf } from '../../lib/awake';
import { diaryOf, draftsOf, momentOf, sleepsOf } from '../../lib/diary';
import { handoverHash, handoverOf, nightsIn, parseHandover } from '../../lib/handover';
import { eventsOf, idOf, lineage, union, type Draft, type Log } from '../../lib/log';
import { mergeable, planIn } from '../../lib/log-plan';
import { qrPath } from '../sleep-diary/qr-path';
import { dueOn, nextNight, stagesOf } from './nights';
import { makePlan, noAnswers } from './plan';
import { encodeAnswers } from './plan-code';
import { progressIn } from './use-progress';
import { wakingNow } from './use-waking';

const answers = {
  ...noAnswers,
  childName: 'Persephone Jane',
  sleepArrangement: 'a' as const,
  settlingMethods: ['patting' as const],
  sameRoom: true,
  dummyUsage: 'no' as const,
};
const code = encodeAnswers(answers);
const stages = stagesOf(makePlan(answers));
const figures = { stay: 6, back: 2, finish: 10 };

/** A phone with its own log, using the test's clock. */
class Phone {
  log: Log = [];
  last: string[] = [];
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
  write(...drafts: Draft[]) {
    const whole = drafts.map((draft) =>
      draft.of ? { ...draft, of: lineage(this.log, draft.of) } : draft,
    );
    this.record(whole);
  }
  record(drafts: readonly Draft[]) {
    const events = eventsOf(drafts, this.name, this.log);
    this.log = union(this.log, events);
    this.last = events.map(idOf);
  }
  /** The progress without the logged days, because a handover includes only one night. */
  get progress() {
    const progress = progressIn(this.log, answers, stages);
    if (!progress) return undefined;
    const { written: _, ...rest } = progress;
    return rest;
  }
  begin(stage: number) {
    const plan = planIn(this.log) === code ? [] : [{ kind: 'plan' as const, text: code }];
    this.write(...plan, { kind: 'stage', text: code, value: stage });
  }
  answer(ready: boolean) {
    const tonight = new Date(Date.now()).toISOString().slice(0, 10);
    const next = nextNight(this.progress!, ready, tonight, stages, figures);
    const { stage: value, night, forwardTo } = next;
    this.write({ kind: 'night', text: code, value, night, ...(forwardTo && { forwardTo }) });
  }
  link() {
    return handoverHash(handoverOf(this.log, momentOf(new Date())));
  }
  open(link: string) {
    this.log = union(this.log, mergeable(this.log, parseHandover(link, new Date())!.log));
  }
  /** What a family sees of the night. */
  view() {
    const now = momentOf(new Date());
    const diary = diaryOf(this.log);
    return {
      progress: this.progress,
      state: stateOf(diary, now),
      sleeps: sleepsOf(diary).map(({ from, to, isLost, up }) => ({ from, to, isLost, up })),
      wakings: [...diary.values()].flatMap(({ wakings }) => wakings.map(({ at }) => at)),
      fed: [...diary.values()].flatMap(({ feeds }) => feeds.map(({ at }) => at)).at(-1),
      counted: wakingNow(this.log, new Date()),
    };
  }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

it.each([0, 11, 60, 200])(
  'hands over a plan of %i nights in a code that a camera reads',
  (nights) => {
    vi.setSystemTime('2026-01-10T19:00');
    const [own, other] = [new Phone('own1'), new Phone('oth2')];
    own.write({ kind: 'plan', text: code }, { kind: 'stage', text: code, value: 0 });
    for (let night = 1; night <= nights; night += 1) {
      vi.setSystemTime(new Date(2026, 0, 10 + night, 8));
      own.answer(night % 5 > 1);
      if (night % 30 === 0) {
        own.record([{ kind: 'undo', of: own.last }]);
        own.answer(true);
      }
    }
    vi.setSystemTime(new Date(2026, 0, 10 + nights, 19, 30));
    own.write({ kind: 'asleep' });
    for (let i = 0; i < 4; i += 1) {
      vi.setSystemTime(new Date(2026, 0, 10 + nights, 22 + i, 10));
      own.write({ kind: 'woke' }, { kind: 'tried' });
      vi.setSystemTime(new Date(2026, 0, 10 + nights, 22 + i, 25));
      own.write({ kind: 'asleep' });
    }
    const link = own.link();
    expect(qrPath(`https://www.littledormouse.example/on-this-phone${link}`)).toBeDefined();
    other.open(link);
    expect(other.view()).toEqual(own.view());
    expect(other.progress).toBeDefined();
  },
);

it('hands over which night it is after evenings without an answer, and of a pause that it is one', () => {
  const [own, other] = [new Phone('own1'), new Phone('oth2')];
  vi.setSystemTime('2026-11-10T19:00');
  own.write({ kind: 'plan', text: code }, { kind: 'stage', text: code, value: 0 });
  for (let day = 11; day <= 18; day += 1) {
    vi.setSystemTime(`2026-11-${day}T09:00`);
    own.write({ kind: 'asleep' });
    vi.setSystemTime(`2026-11-${day}T19:30`);
    own.write({ kind: 'woke' }, { kind: 'asleep' });
    vi.setSystemTime(`2026-11-${day + 1}T06:30`);
    own.write({ kind: 'woke' });
  }
  vi.setSystemTime('2026-11-19T19:30');
  own.write({ kind: 'asleep' });
  const due = ({ log }: Phone, evening: string) =>
    dueOn(progressIn(log, answers, stages)!, evening);
  expect(due(own, '2026-11-19')).toBe('answer');
  const told = parseHandover(own.link(), new Date())!;
  expect(told.day).toBe('2026-11-19');
  expect(nightsIn(told)[0]!.day).toBe('2026-11-19');
  expect(dueOn(progressIn(told.log, answers, stages)!, '2026-11-19')).toBe('answer');
  other.open(own.link());
  expect(due(other, '2026-11-19')).toBe('answer');
  for (const [day, content] of diaryOf(other.log))
    expect(content, day).toEqual({ ...diaryOf(own.log).get(day), feeds: [] });
  vi.setSystemTime('2026-11-24T19:30');
  own.write({ kind: 'asleep' });
  other.open(own.link());
  expect([due(own, '2026-11-24'), due(other, '2026-11-24')]).toEqual(['choice', 'choice']);
});

it('hands over no more than tonight of a diary that goes on long after the last answer', () => {
  const own = new Phone('own1');
  vi.setSystemTime('2026-10-01T19:00');
  own.write({ kind: 'plan', text: code }, { kind: 'stage', text: code, value: 0 });
  for (let day = 2; day <= 60; day += 1) {
    vi.setSystemTime(new Date(2026, 9, day, 19));
    own.write({ kind: 'asleep' });
    vi.setSystemTime(new Date(2026, 9, day + 1, 6, 30));
    own.write({ kind: 'woke' });
  }
  expect([...diaryOf(parseHandover(own.link(), new Date())!.log).keys()]).toEqual(['2026-11-29']);
});

it('hands over a waking of a child whom nobody has seen fall asleep', () => {
  vi.setSystemTime('2026-11-16T05:50');
  const [own, other] = [new Phone('own1'), new Phone('oth2')];
  own.write({ kind: 'tried' }, { kind: 'woke' });
  vi.setSystemTime('2026-11-16T06:10');
  other.open(own.link());
  expect(other.view()).toEqual(own.view());
  expect(other.view().state?.isAsleep).toBe(false);
});

it('hands over an answer that was taken back after it was handed over', () => {
  vi.setSystemTime('2026-11-10T19:00');
  const [own, other] = [new Phone('own1'), new Phone('oth2')];
  own.write({ kind: 'plan', text: code }, { kind: 'stage', text: code, value: 0 });
  vi.setSystemTime('2026-11-13T08:00');
  own.answer(true);
  other.open(own.link());
  expect(other.progress).toMatchObject({ stage: 1, night: 1 });
  own.record([{ kind: 'undo', of: own.last }]);
  vi.setSystemTime('2026-11-13T19:00');
  other.open(own.link());
  expect(other.progress).toEqual(own.progress);
  expect(other.progress).toMatchObject({ stage: 0, night: 1 });
});

it('hands over which night it is of a plan whose answers were corrected since', () => {
  vi.setSystemTime('2026-11-10T19:00');
  const [own, other] = [new Phone('own1'), new Phone('oth2')];
  own.write({ kind: 'plan', text: code }, { kind: 'stage', text: code, value: 0 });
  vi.setSystemTime('2026-11-13T08:00');
  own.answer(true);
  const corrected = {
    ...answers,
    settlingMethods: ['breast feeding' as const],
    also: ['alone' as const],
  };
  const reached = ({ log }: Phone) => progressIn(log, corrected, stagesOf(makePlan(corrected)));
  own.write({ kind: 'plan', text: encodeAnswers(corrected) });
  other.open(own.link());
  expect(reached(own)).toMatchObject({ stage: 2, night: 1 });
  expect(reached(other)).toEqual(reached(own));
});

/** A generator of numbers from 0 to below 1, from a seed. */
function random(seed: number) {
  let state = seed + 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

it('shows the same on both phones once each has handed over to the other, whatever was done', () => {
  for (let seed = 0; seed < 150; seed += 1) {
    const [first, second] = liveThrough(seed);
    expect(first.view(), `seed ${seed}`).toEqual(second.view());
  }
});

/** A night on two phones that hand over to each other from time to time, and both ways at the end. */
function liveThrough(seed: number) {
  const next = random(seed);
  const below = (count: number) => Math.floor(next() * count);
  const phones = [new Phone('one1'), new Phone('two2')] as const;
  vi.setSystemTime('2026-11-21T18:00');
  phones[0].write({ kind: 'plan', text: code });
  if (below(2)) phones[1].open(phones[0].link());
  else phones[1].write({ kind: 'plan', text: code });
  for (let step = 0; step < 40; step += 1) {
    vi.setSystemTime(Date.now() + below(25) * 60_000 + below(60_000));
    const phone = phones[below(2)]!;
    const sleep = sleepsOf(diaryOf(phone.log))[below(4)];
    const kinds = ['asleep', 'asleep', 'woke', 'woke', 'tried', 'fed'] as const;
    const act = below(12);
    if (act < 6) phone.write({ kind: kinds[act]! });
    else if (act === 6) phone.begin(below(stages.length));
    else if (act === 7 && phone.progress) phone.answer(below(2) === 1);
    else if (act === 8 && phone.last.length > 0) {
      phone.record([{ kind: 'undo', of: phone.last }]);
      phone.last = [];
    } else if (act === 9 && sleep) {
      const { from, to } = sleep;
      const moved = { at: from.at - below(3), offset: from.offset };
      phone.write(...draftsOf({ from: moved, ...(to && { to }), up: 'Jo' }, sleep.ids));
    } else if (act === 10 && sleep) phone.write({ kind: 'undo', of: sleep.ids ?? [] });
    else if (act === 11) phones[below(2)]!.open(phones[below(2)]!.link());
  }
  const [first, second] = below(2) ? phones : [phones[1], phones[0]];
  second.open(first.link());
  first.open(second.link());
  return [first, second] as const;
}
