import { Fragment, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { clockOf, dayOf, dayText } from '../../lib/days';
import { stateOf } from '../../lib/awake';
import { diaryOf, emptyDay, isAtNight, type Moment } from '../../lib/diary';
import { listen } from '../../lib/listen';
import { fill } from '../../lib/text';
import { isHandover, nightOf, nightsIn, parseHandover, type Handover } from '../../lib/handover';
import { mergeLog, useFamilyLog } from '../../lib/kept-log';
import { mergeable } from '../../lib/log-plan';
import { idOf, union } from '../../lib/log';
import { momentOf } from '../../lib/moment';
import { useDone } from '../../lib/use-done';
import { KeptNight } from '../../features/sleep-plan/kept-night';
import { withRoom } from '../../lib/room';
import type { StagesInShort, TonightSoFar as Words } from '../../lib/schema.gen';
import { LAST } from '../../lib/shown-child';
import { formatTime } from '../../lib/time-of-day';
import { Button } from '../../ui/button';
import { DoneLine } from '../../ui/done-line';
import { SuccessLine } from '../../ui/success-line';
import styles from '../now.module.css';

interface TonightProps {
  words: Words;
  stages: StagesInShort | undefined;
  children: ReactNode;
}

/** The children, unless the address contains a handed-over night, which is then shown first. */
export function TonightSoFar(props: TonightProps) {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  );
  return isHandover(hash) ? <HandedOver key={hash} hash={hash} {...props} /> : props.children;
}

const subscribe = (notify: () => void) => listen(window, 'hashchange', notify);

/** The most storage keys that a night may add: two days, a plan for each child, and their names. */
const PLACES = 3 + LAST;

/** A handed-over night, with the button that adds it to the log on this phone. */
function HandedOver({ hash, words, stages, children }: TonightProps & { hash: string }) {
  const [handover] = useState(() => parseHandover(hash, new Date()));
  const own = useFamilyLog();
  const added = handover && mergeable(own, handover.log);
  const hasMore = added !== undefined && union(own, added) !== own;
  const isKnown = added !== undefined && added.length > 0 && !hasMore;
  const hasRoom = added !== undefined && withRoom(added, PLACES).length === added.length;
  const status = useRef<HTMLDivElement>(null);
  // The other phone still has the events that are removed here.
  const [done, did] = useDone<'known'>((ids) => mergeLog([], ids));
  // The confirmation is shown for as long as the addition can be undone.
  const [isAdded, setAdded] = useState(false);
  // Pressing the button removes it, and the focus must not move to a control that could answer a question.
  const merge = () => {
    const before = new Set(own.map(idOf));
    did(
      'known',
      momentOf(new Date()),
      added!.map(idOf).filter((id) => !before.has(id)),
    );
    mergeLog(added!);
    setAdded(true);
    status.current?.focus();
  };
  return (
    <>
      <div role="status" tabIndex={-1} ref={status}>
        {isKnown && (done || !isAdded) && (
          <SuccessLine>{done ? <DoneLine done={done} words={words} /> : words.known}</SuccessLine>
        )}
      </div>
      {!hasRoom && <p className={styles.problem}>{words.damaged}</p>}
      {handover && hasRoom && !isKnown ? (
        <section className={styles.handed}>
          <h2>{words.title}</h2>
          <p>{words.from}</p>
          {nightsIn(handover).map(({ name = '', ...night }) => (
            <Fragment key={name}>
              {name && <h3>{name}</h3>}
              <Lines handover={night} words={words} />
              <KeptNight stages={stages} of={{ log: night.log, now: dateOf(night.asOf) }}>
                {(plan) =>
                  plan?.followed && (
                    <>
                      <p>{fill(words.stage, { ...plan.followed })}</p>
                      {plan.waking ?? <div className={styles.state}>{plan.line}</div>}
                    </>
                  )
                }
              </KeptNight>
            </Fragment>
          ))}
          {hasMore && (
            <Button size="large" onClick={merge}>
              {words.merge}
            </Button>
          )}
        </section>
      ) : (
        children
      )}
    </>
  );
}

/** A summary of the night, as one parent would give it at the bedroom door. */
function Lines({ handover, words }: { handover: Handover; words: Words }) {
  const { asOf } = handover;
  const { sleeps, feeds, wakings: lone } = nightOf(handover) ?? emptyDay;
  const nextOf = ({ at }: Moment) => sleeps.find(({ from }) => from.at >= at)?.from;
  const ended = sleeps.flatMap(({ to, up }) => (to && nextOf(to) ? [{ ...to, up }] : []));
  const wakings = [...ended, ...lone].filter(isAtNight).sort((a, b) => a.at - b.at);
  const state = stateOf(diaryOf(handover.log), asOf);
  return (
    <>
      <p className={styles.state}>
        {state
          ? fill(state.isAsleep ? words.asleep : words.awake, { time: timeOf(state.since) })
          : words.nothing}
      </p>
      <p>{fill(words.asOf, { time: timeOf(asOf), day: dayText(dayOf(dateOf(asOf))) })}</p>
      {wakings.length > 0 && (
        <>
          <h3>{words.wakings}</h3>
          <ul>
            {wakings.map(({ up, ...woke }) => (
              <li key={woke.at}>
                {fill(words.waking, { from: timeOf(woke), to: timeOf(nextOf(woke) ?? asOf) })}
                {up && `, ${fill(words.up, { name: `\u2068${up}\u2069` })}`}
              </li>
            ))}
          </ul>
        </>
      )}
      {feeds.length > 0 && <p>{fill(words.feed, { time: timeOf(feeds.at(-1)!) })}</p>}
    </>
  );
}

function timeOf(moment: Moment): string {
  return formatTime(clockOf(dateOf(moment)));
}

function dateOf({ at }: Moment): Date {
  return new Date(at * 60_000);
}
