import { useState, type ReactNode } from 'react';
import { addDays } from '../../lib/days';
import { allTimesAwake, type TimeAwake } from '../../lib/awake';
import {
  clockAt,
  diaryDayOf,
  emptyDay,
  isForgotten,
  lengthOf,
  totalsOf,
  type Moment,
  type Sleep,
} from '../../lib/diary';
import { Html } from '../../lib/html';
import { isOtherClock } from '../../lib/moment';
import type { DiaryDay as Words, DiaryNow, DiaryPicture } from '../../lib/schema.gen';
import { formatLength, formatTime } from '../../lib/time-of-day';
import { Button } from '../../ui/button';
import { DoneLine } from '../../ui/done-line';
import { Field } from '../../ui/field';
import { ArrowLeft, ArrowRight } from '../../ui/icons';
import styles from './diary.module.css';
import { nameOf } from './picture-of-time';
import { Entries } from './entries';
import { SleepForm } from './sleep-form';
import { isCorrection, type DiaryTools } from './use-diary';

/** More letters than a note about a day needs. */
const LONGEST_LINE = 500;

interface DaysProps {
  tools: DiaryTools;
  words: Words;
  /** The words for the last change and for undoing it. */
  now: DiaryNow;
  sums: DiaryPicture;
}

/** One day at a time, with its totals and its sleeps, each of which can be edited. */
export function DiaryDays({ tools, words, now: says, sums }: DaysProps) {
  const { diary, now, done } = tools;
  const today = diaryDayOf(now);
  const [chosen, setDay] = useState<string>();
  /** Identifies the entry whose form is open, by its kind and moment, or the kind being added. */
  const [edited, edit] = useState<string>();
  /** The moment of the last change, once another day has been shown since. */
  const [turned, setTurned] = useState<Moment>();
  const day = chosen ?? today;
  const content = diary.get(day) ?? emptyDay;
  const go = (days: number) => {
    const next = addDays(day, days);
    setDay(next === today ? undefined : next);
    edit(undefined);
    setTurned(done?.at);
  };
  const editor = (sleep?: Sleep) => (
    <SleepForm
      key={sleep?.from.at ?? 'new'}
      {...{ tools, words, day, sleep }}
      onDone={() => edit(undefined)}
    />
  );
  const { naps, night, firstWaking } = totalsOf(content, now);
  const timesAwake = allTimesAwake(diary);
  // Without entries there is no total, rather than one of 0 minutes, as for the coming night.
  const lines: [string, number | undefined][] = [
    [sums.naps, naps],
    [sums.night, night],
    [sums.all, naps && night && naps + night],
    [words.firstWaking, firstWaking],
  ];

  return (
    <section className={`${styles.day} no-print`}>
      <div className={styles.dayHeader}>
        <Step label={words.earlier} onClick={() => go(-1)} icon={<ArrowLeft />} />
        <h2>{nameOf(day)}</h2>
        <Step
          label={words.later}
          onClick={() => go(1)}
          disabled={day >= today}
          icon={<ArrowRight />}
        />
      </div>
      {!diary.has(day) && !(day === today && tools.state) && <p>{words.empty}</p>}
      <ol>
        {content.sleeps.map((sleep) => (
          <li key={sleep.from.at}>
            {edited === `asleep${sleep.from.at}` ? (
              editor(sleep)
            ) : (
              <Line
                {...{ now, words, sleep }}
                awake={timesAwake.find(({ after }) => after.from.at === sleep.from.at)}
                clocks={sums.clocks}
                onChange={() => edit(`asleep${sleep.from.at}`)}
              />
            )}
          </li>
        ))}
      </ol>
      <div className={styles.add}>
        {edited === 'asleep' ? (
          editor()
        ) : (
          <Button variant="quiet" onClick={() => edit('asleep')}>
            {words.add}
          </Button>
        )}
      </div>
      <Entries
        kind="woke"
        entries={content.wakings}
        {...{ tools, words, day, edited, edit }}
        label={words.lone}
        add={words.addWaking}
      />
      <Entries
        kind="fed"
        entries={content.feeds}
        {...{ tools, words, day, edited, edit }}
        label={sums.feed}
        add={words.addFeed}
      />
      <p role="status" className={`${styles.now} ${styles.done}`}>
        {edited === undefined && isCorrection(done) && done?.at !== turned && (
          <DoneLine done={done} words={says} />
        )}
      </p>
      {content.sleeps.length > 0 && (
        <dl>
          {lines.map(
            ([label, minutes]) =>
              !!minutes && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{formatLength(minutes)}</dd>
                </div>
              ),
          )}
        </dl>
      )}
      <Field
        id="line"
        label={words.line}
        type="text"
        autoComplete="off"
        maxLength={LONGEST_LINE}
        value={content.note}
        // On every keystroke, because the tab may be closed before the field loses the focus.
        onEnter={(value) => tools.note(day, value)}
      />
      <Html of={words.note} as="p" className={styles.note} />
    </section>
  );
}

interface StepProps {
  label: string;
  icon: ReactNode;
  disabled?: boolean;
  onClick: () => void;
}

function Step({ label, icon, ...button }: StepProps) {
  return (
    <button type="button" className={styles.step} {...button}>
      {icon}
      <span className="visually-hidden">{label}</span>
    </button>
  );
}

interface LineProps {
  now: Moment;
  words: Words;
  sleep: Sleep;
  /** How long the child was awake before it. */
  awake: TimeAwake | undefined;
  /** Explains that the clocks changed. */
  clocks: string;
  onChange: () => void;
}

/** A sleep, with the time awake before it. The whole line opens its form. */
function Line({ now, words, sleep, awake, clocks, onChange }: LineProps) {
  const more = [
    sleep.to ? formatLength(lengthOf(sleep, now)) : !isForgotten(sleep, now) && words.stillAsleep,
    awake && `${words.awakeBefore} ${formatLength(awake.minutes)}`,
    sleep.up && `${words.wasUp} ${sleep.up}`,
    isOtherClock(awake?.from, sleep.from, sleep.to) && clocks,
  ];
  return (
    <button type="button" className={styles.line} onClick={onChange}>
      <strong>
        {formatTime(clockAt(sleep.from))} – {sleep.to && formatTime(clockAt(sleep.to))}
      </strong>
      <span>{more.filter(Boolean).join(' · ')}</span>
      <span className={styles.change}>{words.change}</span>
    </button>
  );
}
