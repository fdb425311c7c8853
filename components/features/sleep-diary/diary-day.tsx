import { useState, type SyntheticEvent } from 'react';
import { Html } from '../../lib/html';
import { keptAs } from '../../lib/kept';
import type { DiaryFields, SleepDiary } from '../../lib/schema.gen';
import { fieldTime, formatLength, formatTime, parseTime } from '../../lib/time-of-day';
import { useDraft } from '../../navigation/drafts';
import { Button } from '../../ui/button';
import { Close } from '../../ui/icons';
import { InputField } from '../../ui/input-field';
import { toast } from '../../ui/toast';
import {
  overlaps,
  parseDay,
  totalsOf,
  withoutSleep,
  withSleep,
  type DiaryDay as Day,
  type DiarySleep,
} from './diary';
import styles from './diary-day.module.css';

const keptDay = keptAs('sleep-diary', parseDay);

/** A day that nothing was entered for, from 7am. */
const emptyDay: Day = { morning: 420, sleeps: [] };

/** A day of the diary. It stays in the memory of the tab until the family keeps it. */
export function DiaryDay({ content }: { content: SleepDiary }) {
  const { fields, keeping, sheet } = content;
  const kept = keptDay.use();
  const [start] = useState(kept ?? emptyDay);
  const [day, setDay] = useDraft('sleep-diary', start);
  const change = (next: Day) => {
    setDay(next);
    if (kept) keptDay.write(next);
  };
  const keep = () => {
    if (!keptDay.write(day)) toast({ title: keeping.refused, kind: 'error' });
  };

  return (
    <div className={`${styles.day} no-print`}>
      <InputField
        id="morning"
        label={fields.morning}
        type="time"
        value={fieldTime(day.morning)}
        onEnter={(value) => change({ ...day, morning: parseTime(value) ?? day.morning })}
      />
      <NewSleep words={fields} day={day} onAdd={(sleep) => change(withSleep(day, sleep))} />
      <Totals content={content} day={day} onRemove={(index) => change(withoutSleep(day, index))} />
      <div className={styles.buttons}>
        {kept ? (
          <Button variant="quiet" onClick={() => keptDay.remove()}>
            {keeping.remove}
          </Button>
        ) : (
          <Button variant="quiet" onClick={keep}>
            {keeping.keep}
          </Button>
        )}
        <Button variant="quiet" onClick={() => change(emptyDay)}>
          {fields.clear}
        </Button>
        <Button variant="quiet" onClick={() => window.print()}>
          {sheet.print}
        </Button>
      </div>
      {kept ? (
        <p className={styles.note}>{keeping.kept}</p>
      ) : (
        <Html of={keeping.note} as="p" className={styles.note} />
      )}
    </div>
  );
}

interface NewSleepProps {
  words: DiaryFields;
  day: Day;
  onAdd: (sleep: DiarySleep) => void;
}

/** The two times of a sleep. */
function NewSleep({ words, day, onAdd }: NewSleepProps) {
  const [asleep, setAsleep] = useState('');
  const [woke, setWoke] = useState('');
  const [overlap, setOverlap] = useState(false);
  const from = parseTime(asleep);
  const to = parseTime(woke);
  const isSleep = from !== undefined && to !== undefined && from !== to;

  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isSleep) return;
    const sleep = { asleep: from, woke: to };
    const isTaken = overlaps(day, sleep);
    setOverlap(isTaken);
    if (isTaken) return;
    onAdd(sleep);
    setAsleep('');
    setWoke('');
  };

  return (
    <form className={styles.add} onSubmit={add} autoComplete="off">
      <InputField id="asleep" label={words.asleep} type="time" value={asleep} onEnter={setAsleep} />
      <InputField id="woke" label={words.woke} type="time" value={woke} onEnter={setWoke} />
      <Button type="submit" disabled={!isSleep}>
        {words.add}
      </Button>
      <p role="alert" className={styles.overlap}>
        {overlap && words.overlap}
      </p>
    </form>
  );
}

interface TotalsProps {
  content: SleepDiary;
  day: Day;
  onRemove: (index: number) => void;
}

/** The sleeps of the day with what they add up to. */
function Totals({ content: { fields, totals: words }, day, onRemove }: TotalsProps) {
  const { windows, lengths, naps, night, firstWaking } = totalsOf(day);
  const sums: [string, number | undefined][] = [
    [words.naps, naps],
    [words.night, night],
    [words.all, naps + night],
    [words.firstWaking, firstWaking],
  ];
  return (
    <section className={styles.totals} aria-live="polite">
      <h2>{words.title}</h2>
      {day.sleeps.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <ol>
          {day.sleeps.map(({ asleep, woke }, i) => (
            <li key={asleep}>
              <p>
                <strong>
                  {formatTime(asleep)} – {formatTime(woke)}
                </strong>
                <span>
                  {words.slept} {formatLength(lengths[i]!)} · {words.awake}{' '}
                  {formatLength(windows[i]!)}
                </span>
              </p>
              <button type="button" onClick={() => onRemove(i)}>
                <Close />
                <span className="visually-hidden">
                  {fields.remove}: {formatTime(asleep)}
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
      <dl>
        {sums.map(
          ([label, minutes]) =>
            minutes !== undefined && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{formatLength(minutes)}</dd>
              </div>
            ),
        )}
      </dl>
      <Html of={words.note} as="p" className={styles.note} />
    </section>
  );
}
