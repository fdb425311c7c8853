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
 * The diary of a child, by default the shown one, and functions that write to it.
 *
 * @param needs the longest time awake for each age; after it, a sleep must be missing.
 */
export function useDiary(needs: readonly SleepNeed[], mark?: number) {
  const log = useLog(mark);
  const date = useNow();
  const now = momentOf(date);
  const diary = diaryOf(log);
  const isRefused = useIsRefused();
  const [done, did] = useDone<'fellAsleep' | 'woke' | 'fed' | 'saved' | 'removed'>();
  /** The note being typed, which replaces the day's earlier notes. */
  const typed = useRef<{ day: string; ids: string[]; of: readonly string[] }>(null);
  /** Replaces events; for another child, it undoes them with a separate event and writes to that child's log. */
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
    /** Whether the child is asleep or awake, and since when; undefined if the log does not tell. */
    state: stateOf(diary, now, mostAwake(needs, birthOf(mark).read(), date)),
    /** When the child was handed over, so that its state is not known here. */
    handed: useHandedOver(log, date),
    done,
    isRefused,
    fallAsleep: () => did('fellAsleep', ...tap('asleep', mark)),
    /** Ends the open sleep, now or at a known moment. */
    wake: (moment?: Moment) =>
      moment
        ? did('woke', moment, write([{ kind: 'woke', moment }]))
        : did('woke', ...tap('woke', mark)),
    feed: () => did('fed', present(), write([{ kind: 'fed' }])),
    /** Replaces or adds a sleep, for the given child or the same one. */
    replace: (sleep: Sleep, replaced?: Sleep, whose?: number) =>
      did('saved', sleep.from, put(draftsOf(sleep), replaced?.ids, whose)),
    /** Moves a feed or a lone waking to another time, or adds one. */
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

/** The result of useDiary. */
export type DiaryTools = ReturnType<typeof useDiary>;

/** Whether the last action changed an entry, in which case it is undone beside the entries. */
export function isCorrection(done: DiaryTools['done']): boolean {
  return done?.what === 'saved' || done?.what === 'removed';
}
