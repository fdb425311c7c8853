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
  /** The button that adds one. */
  add: string;
}

/** The feeds of a day, or the wakings that stand alone: each can be moved or removed, however old, and one added. */
export function Entries({ entries, label, add, ...form }: EntriesProps) {
  /** The moment of the entry that is changed, or the day to which one is added. */
  const [edited, setEdited] = useState<number | string>();
  const editor = (entry?: Feed) => (
    <EntryForm {...form} entry={entry} label={label} onDone={() => setEdited(undefined)} />
  );
  return (
    <>
      {entries.length > 0 && (
        <ol>
          {entries.map((entry) => (
            <li key={entry.at}>
              {edited === entry.at ? (
                editor(entry)
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
      )}
      {edited === form.day ? (
        editor()
      ) : (
        <Button variant="quiet" onClick={() => setEdited(form.day)}>
          {add}
        </Button>
      )}
    </>
  );
}

interface FormProps extends Omit<EntriesProps, 'entries' | 'add'> {
  entry: Feed | undefined;
  onDone: () => void;
}

function EntryForm({ kind, entry, tools, words, day, label, onDone }: FormProps) {
  const [text, setText] = useState(entry ? fieldTime(clockAt(entry)) : '');
  const clock = parseTime(text);
  // A time that was not changed stays the moment it was, whatever the zone of the phone is now.
  const isUnchanged = entry && (clock === undefined || clock === clockAt(entry));
  const moment = isUnchanged ? entry : momentOn(day, clock ?? 0);
  const isToCome = clock !== undefined && moment.at > tools.now.at;
  const finish = (change: () => void) => () => {
    change();
    onDone();
  };
  return (
    <div className={styles.form}>
      <Field id={`${kind}-at`} label={label} type="time" value={text} onEnter={setText} />
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
        {entry && (
          <Button variant="quiet" onClick={finish(() => tools.remove(entry, entry))}>
            {words.remove}
          </Button>
        )}
      </div>
    </div>
  );
}
