import { useState } from 'react';
import { clockAt, momentOn, type Feed } from '../../lib/diary';
import type { DiaryDay as Words } from '../../lib/schema.gen';
import { fieldTime, formatTime, parseTime } from '../../lib/time-of-day';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import styles from './diary.module.css';
import type { DiaryTools } from './use-diary';

interface EntriesProps {
  kind: 'fed' | 'woke';
  entries: readonly Feed[];
  tools: DiaryTools;
  words: Words;
  day: string;
  /** Names an entry. */
  label: string;
}

/** The feeds of a day, or the wakings that stand alone: each can be moved or removed, however old. */
export function Entries({ entries, label, ...form }: EntriesProps) {
  const [edited, setEdited] = useState<number>();
  if (entries.length === 0) return null;
  return (
    <ol>
      {entries.map((entry) => (
        <li key={entry.at}>
          {edited === entry.at ? (
            <EntryForm {...form} entry={entry} label={label} onDone={() => setEdited(undefined)} />
          ) : (
            <button type="button" className={styles.line} onClick={() => setEdited(entry.at)}>
              <strong>{formatTime(clockAt(entry))}</strong>
              <span>{label}</span>
              <span className={styles.change}>{form.words.change}</span>
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

interface FormProps extends Omit<EntriesProps, 'entries'> {
  entry: Feed;
  onDone: () => void;
}

function EntryForm({ kind, entry, tools, words, day, label, onDone }: FormProps) {
  const [text, setText] = useState(fieldTime(clockAt(entry)));
  const clock = parseTime(text);
  // A time that was not changed stays the moment it was, whatever the zone of the phone is now.
  const moment = clock === undefined || clock === clockAt(entry) ? entry : momentOn(day, clock);
  const isToCome = moment.at > tools.now.at;
  const finish = (change: () => void) => () => {
    change();
    onDone();
  };
  return (
    <div className={styles.form}>
      <Field id={kind} label={label} type="time" value={text} onEnter={setText} />
      <p role="alert" className={styles.problem}>
        {isToCome && words.future}
      </p>
      <div className={styles.buttons}>
        <Button
          disabled={clock === undefined || isToCome}
          onClick={finish(() => tools.move(kind, entry, moment))}
        >
          {words.save}
        </Button>
        <Button variant="quiet" onClick={finish(() => tools.remove(entry, entry))}>
          {words.remove}
        </Button>
      </div>
    </div>
  );
}
