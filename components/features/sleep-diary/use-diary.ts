import { useRef } from 'react';
import { stateOf } from '../../lib/awake';
import {
  diaryOf,
  draftsOf,
  momentOf,
  momentOn,
  type Feed,
  type Moment,
  type Sleep,
} from '../../lib/diary';
import type { Draft } from '../../lib/log';
import { readLog, undo, useIsRefused, useLog, write as writeOf } from '../../lib/kept-log';
import { birthOf, mostAwake } from '../../lib/birth';
import type { SleepNeed } from '../../lib/schema.gen';
import { tap } from '../../lib/tap';
import { useHandedOver } from '../../lib/handed-over';
import { useDone } from '../../lib/use-done';
import { useNow } from '../../lib/use-now';

const NOON = 720;

/**
 * The diary of a child's log, by default of the one that is shown, and what writes it.
 *
 * @param needs say how long a child is awake at most, before a sleep is missing.
 */
export function useDiary(needs: readonly SleepNeed[], mark?: number) {
  const log = useLog(mark);
  const date = useNow();
  const now = momentOf(date);
  const diary = diaryOf(log);
  const isRefused = useIsRefused();
  const [done, did] = useDone<'fellAsleep' | 'woke' | 'fed' | 'saved' | 'removed'>();
  /** The line that is being typed, which stands in place of what the day said before. */
  const typed = useRef<{ day: string; ids: string[]; of: readonly string[] }>(null);
  /** Writes in place of other events; in the log of another child these are taken back by an event of their own. */
  const put = (drafts: Draft[], of?: readonly string[], whose?: number) => {
    const [first, ...rest] = drafts;
    return whose === undefined
      ? write([{ ...first!, ...(of && { of }) }, ...rest])
      : [...write([{ kind: 'undo', of: of ?? [] }]), ...writeOf(drafts, [], whose)];
  };
  const present = () => momentOf(new Date());
  const write: typeof writeOf = (drafts, instead) => writeOf(drafts, instead, mark);

  return {
    log,
    diary,
    now,
    date,
    /** Whether the child sleeps or is awake, and since when; undefined where the log does not say. */
    state: stateOf(diary, now, mostAwake(needs, birthOf(mark).read(), date)),
    /** When the child was handed over, so that the state is not known here. */
    handed: useHandedOver(log, date),
    done,
    isRefused,
    fallAsleep: () => did('fellAsleep', ...tap('asleep', mark)),
    /** Ends the sleep that goes on, now or when it is known. */
    wake: (moment?: Moment) =>
      moment
        ? did('woke', moment, write([{ kind: 'woke', moment }]))
        : did('woke', ...tap('woke', mark)),
    feed: () => did('fed', present(), write([{ kind: 'fed' }])),
    /** Puts a sleep in place of another, or adds it; of the child that is named, or the same. */
    replace: (sleep: Sleep, replaced?: Sleep, whose?: number) =>
      did('saved', sleep.from, put(draftsOf(sleep), replaced?.ids, whose)),
    /** Puts a feed, or a waking that stands alone, at another time, or adds it. */
    move: (kind: 'fed' | 'woke', entry: Feed | undefined, moment: Moment, whose?: number) =>
      did('saved', moment, put([{ kind, moment }], entry?.ids, whose)),
    remove: ({ ids = [] }: Pick<Sleep, 'ids'>, at: Moment) =>
      did('removed', at, write([{ kind: 'undo', of: ids }])),
    note: (day: string, text: string) => {
      const known: NonNullable<typeof typed.current> =
        typed.current?.day === day ? typed.current : { day, ids: [], of: [] };
      const shown = diaryOf(readLog(mark)).get(day)?.noteIds ?? [];
      const others = shown.filter((id) => !known.ids.includes(id));
      const of = [...new Set([...known.of, ...others])];
      const draft = { kind: 'note' as const, moment: momentOn(day, NOON), text };
      const ids = write([{ ...draft, ...(of.length > 0 && { of }) }], known.ids);
      typed.current = { day, ids, of };
    },
    undo,
  };
}

/** What useDiary returns. */
export type DiaryTools = ReturnType<typeof useDiary>;

/** Whether what was done last changed an entry, and is taken back where the entries are. */
export function isCorrection(done: DiaryTools['done']): boolean {
  return done?.what === 'saved' || done?.what === 'removed';
}
