import { useState, type ComponentProps } from 'react';
import { FilledHtml } from '../../lib/filled-html';
import { Html } from '../../lib/html';
import { adjustedMonths, keptBirth, MOST_WEEKS_EARLY, parseBirth } from '../../lib/birth';
import { clockOf, dayOf, dayText, momentAt, nearestMoment } from '../../lib/days';
import { lastWaking, ownRange, stateOf } from '../../lib/awake';
import { clockAt, diaryOf, momentOf } from '../../lib/diary';
import { useChildren, useLog } from '../../lib/kept-log';
import { isNight } from '../../lib/hours';
import type { Minutes, NextSleep, WakeWindow } from '../../lib/schema.gen';
import { fieldTime, formatLength, formatTime, parseTime } from '../../lib/time-of-day';
import { useNow } from '../../lib/use-now';
import { LinkButton } from '../../ui/button';
import { Choice } from '../../ui/choice';
import { Field } from '../../ui/field';
import { Fold } from '../../ui/fold';
import { LastingNote } from '../../ui/lasting-note';
import { NotKept } from '../../ui/not-kept';
import {
  eveningOf,
  lastNapBefore,
  mayHaveOneNap,
  OLDEST,
  sleepAfter,
  windowFor,
} from './next-sleep';
import styles from './next-sleep-finder.module.css';
import { WindowArc } from './window-arc';

/** The bedtime in most of the guides. */
const BEDTIME = '19:00';

interface Entries {
  born: string;
  early: string;
  /** Undefined until entered; then the diary's value is used. */
  woke?: string;
  nap?: 'long' | 'short';
  naps: 'one' | 'more';
  bedtime: string;
}

type FieldLimits = Pick<
  ComponentProps<typeof Field<'input'>>,
  'hint' | 'inputMode' | 'max' | 'min'
>;

/** Calculates the next sleep from a waking. Nothing is stored unless the family asks for it. */
export function NextSleepFinder({ content }: { content: NextSleep }) {
  const { fields, answers, windows } = content;
  const [entries, setEntries] = useState<Entries>(() => {
    const { born = '', weeksEarly } = keptBirth.read() ?? {};
    return { born, early: String(weeksEarly || ''), naps: 'more', bedtime: BEDTIME };
  });
  const now = useNow();
  const { name } = useChildren();
  const title = name ? `${answers.title}: ${name}` : answers.title;
  const isKept = keptBirth.use() !== undefined;
  const diary = diaryOf(useLog());
  const last = lastWaking(diary, momentOf(now));
  const state = stateOf(diary, momentOf(now));
  const known = last ? fieldTime(clockOf(new Date(last.at * 60_000))) : '';
  const [isKnown] = useState(last !== undefined && isKept);
  const isShort = last?.afterLong === false;
  const { born, early, woke = known, nap = isShort ? 'short' : 'long', naps, bedtime } = entries;
  const birth = parseBirth({ born, weeksEarly: Number(early || 0) }, now);
  const months = birth && adjustedMonths(birth, now);

  const enter = (change: Partial<Entries>) => {
    const next = { ...entries, ...change };
    setEntries(next);
    const changed = parseBirth({ born: next.born, weeksEarly: Number(next.early || 0) }, now);
    if (isKept && changed) keptBirth.write(changed);
  };
  const remember = (keep: boolean) => {
    if (keep && birth) keptBirth.write(birth);
    else keptBirth.remove();
  };

  // Outside of the columns: while it has nothing to say, it would fill one of them.
  const notKept = <NotKept words={content.lasting} />;

  if (state?.isAsleep) {
    return (
      <>
        {notKept}
        <div className={styles.finder}>
          <section className={styles.answer}>
            <h2>{title}</h2>
            <FilledHtml
              of={answers.asleep}
              as="p"
              placeholders={{
                time: formatTime(clockAt(state.since)),
                length: formatLength(momentOf(now).at - state.since.at),
              }}
            />
          </section>
        </div>
      </>
    );
  }
  const values = { bedtime, born, early, woke };
  const field = (id: keyof typeof values, type: string, more: FieldLimits = {}) => (
    <Field
      id={id}
      label={fields[id]}
      type={type}
      value={values[id]}
      onEnter={(value) => enter({ [id]: value })}
      {...more}
    />
  );
  const questions = (
    <form className={styles.fields} autoComplete="off" onSubmit={(e) => e.preventDefault()}>
      {field('woke', 'time')}
      <Choice
        label={fields.nap}
        name="nap"
        choices={{ long: fields.long, short: fields.short }}
        picked={nap}
        onPick={(value) => enter({ nap: value })}
        className={styles.choice}
      />
      {months !== undefined && mayHaveOneNap(windows, months) && (
        <Choice
          label={fields.naps}
          name="naps"
          choices={{ more: fields.more, one: fields.oneNap }}
          picked={naps}
          onPick={(value) => enter({ naps: value })}
          className={styles.choice}
        />
      )}
      {field('born', 'date')}
      {field('early', 'number', {
        hint: fields.earlyHint,
        inputMode: 'numeric',
        min: 0,
        max: MOST_WEEKS_EARLY,
      })}
      {field('bedtime', 'time')}
      <label className={styles.remember}>
        <input
          type="checkbox"
          checked={isKept}
          disabled={!birth && !isKept}
          onChange={({ currentTarget }) => remember(currentTarget.checked)}
        />
        {fields.remember}
      </label>
      <LastingNote words={content.lasting} />
    </form>
  );
  return (
    <>
      {notKept}
      <div className={styles.finder}>
        {isKnown ? <Fold label={fields.change}>{questions}</Fold> : questions}
        <section className={styles.answer} aria-live="polite">
          <h2>{title}</h2>
          <Answer
            content={content}
            months={months}
            isUnborn={born > dayOf(now)}
            oneNap={naps === 'one'}
            woke={parseTime(woke)}
            isNow={entries.woke === undefined}
            bedtime={parseTime(bedtime)}
            nap={nap}
            now={now}
          />
        </section>
      </div>
    </>
  );
}

interface AnswerProps {
  content: NextSleep;
  months: number | undefined;
  isUnborn: boolean;
  oneNap: boolean;
  /** In minutes after midnight. */
  woke: number | undefined;
  bedtime: number | undefined;
  /** Whether the waking was not entered, so that the current time determines whether it is night. */
  isNow: boolean;
  nap: 'long' | 'short';
  now: Date;
}

function Answer(props: AnswerProps) {
  const { content, months, woke, isNow, now, bedtime } = props;
  const { answers, windows } = content;
  const hasPlan = useLog().some(({ kind }) => kind === 'plan');
  const hour = isNow ? clockOf(now) : woke;
  if (hour !== undefined && isNight(hour / 60, eveningOf(bedtime))) {
    return (
      <>
        <Html of={answers.night} className="prose" />
        {!hasPlan && <Html of={answers.noPlan} as="p" />}
        <LinkButton of={answers.tonight} />
      </>
    );
  }
  if (props.isUnborn) return <Html of={answers.unborn} as="p" />;
  if (months === undefined) return <Html of={answers.waiting} as="p" />;
  if (months >= OLDEST) return <Html of={answers.tooOld} className="prose" />;
  const window = windowFor(windows, months, props.oneNap);
  if (!window) return <Html of={answers.tooYoung} className="prose" />;
  return <Times {...props} window={window} />;
}

/** The times from the child's own diary, as on Now, or from the table until there is enough data. */
function Times({ content, window, woke, bedtime, nap, now }: AnswerProps & { window: WakeWindow }) {
  const { answers } = content;
  const minutes = nap === 'long' ? window.afterLong : window.afterShort;
  const own = ownRange(diaryOf(useLog()), nap === 'long', momentOf(now));
  const range = own ?? minutes;
  const isRange = range.from < range.to;
  const waking = woke === undefined ? undefined : nearestMoment(woke, now);
  const passed = waking ? (now.getTime() - waking.getTime()) / 60_000 : 0;
  return (
    <>
      {waking ? (
        <>
          <WindowArc minutes={minutes} own={own} passed={passed} />
          {passed > range.to ? (
            <Html of={answers.later} as="p" />
          ) : (
            <FilledHtml
              of={isRange ? answers.between : answers.around}
              as="p"
              className={styles.next}
              placeholders={timesOf(sleepAfter(waking, range))}
            />
          )}
        </>
      ) : (
        <Html of={answers.waiting} as="p" />
      )}
      {bedtime !== undefined && (
        <FilledHtml
          of={isRange ? answers.lastNap : answers.lastNapAround}
          as="p"
          placeholders={{
            ...timesOf(lastNapBefore(momentAt(dayOf(now), bedtime), range)),
            bedtime: formatTime(bedtime),
          }}
        />
      )}
      <FilledHtml
        of={own && waking ? answers.own : answers.from}
        as="p"
        className={styles.from}
        placeholders={{
          age: window.age,
          ...(own &&
            waking && {
              ...timesOf(sleepAfter(waking, minutes)),
              windows: String(own.windows),
              since: dayText(own.since, { weekday: 'long', day: 'numeric', month: 'long' }),
            }),
        }}
      />
    </>
  );
}

function timesOf({ from, to }: Minutes) {
  return { from: formatTime(from), to: formatTime(to) };
}
