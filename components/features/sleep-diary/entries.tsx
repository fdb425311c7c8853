import { useState } from 'react';
import { clockAt, momentOn, sleepsOf, type Diary, type Feed, type Moment } from '../../lib/diary';
import type { DiaryDay as Words } from '../../lib/schema.gen';
import { fieldTime, formatTime, parseTime } from '../../lib/time-of-day';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { ChildField, diaryOfChosen } from './child-field';
import { DayForm } from './day-form';
import styles from './diary.module.css';
import type { DiaryTools } from './use-diary';

interface EntriesProps {
  kind: 'fed' | 'woke';
  entries: readonly Feed[];
  tools: DiaryTools;
  words: Words;
  day: string;
  label: string;
  /** The label of the button that adds one. */
  add: string;
  /** The open form, and a function to open another. */
  edited: string | undefined;
  edit: (entry?: string) => void;
}

/** The feeds or lone wakings of a day, however old: each can be moved or removed, and one can be added. */
export function Entries({ entries, label, add, edited, edit, ...form }: EntriesProps) {
  const { kind } = form;
  const editor = (entry?: Feed) => (
    <EntryForm {...form} entry={entry} label={label} onDone={() => edit()} />
  );
  return (
    <>
      {entries.length > 0 && (
        <ol>
          {entries.map((entry) => (
            <li key={entry.at}>
              {edited === kind + entry.at ? (
                editor(entry)
              ) : (
                <button type="button" className={styles.line} onClick={() => edit(kind + entry.at)}>
                  <strong>{formatTime(clockAt(entry))}</strong>
                  <span>{label}</span>
                  <span className={styles.change}>{form.words.change}</span>
                </button>
              )}
            </li>
          ))}
        </ol>
      )}
      <div className={styles.add}>
        {edited === kind ? (
          editor()
        ) : (
          <Button variant="quiet" onClick={() => edit(kind)}>
            {add}
          </Button>
        )}
      </div>
    </>
  );
}

interface FormProps extends Omit<EntriesProps, 'entries' | 'add' | 'edited' | 'edit'> {
  entry: Feed | undefined;
  onDone: () => void;
}

function EntryForm({ kind, entry, tools, words, day, label, onDone }: FormProps) {
  const [text, setText] = useState(entry ? fieldTime(clockAt(entry)) : '');
  const [whose, setWhose] = useState<number>();
  const clock = parseTime(text);
  // An unchanged time stays the same moment, even if the phone's time zone has changed.
  const isUnchanged = entry && (clock === undefined || clock === clockAt(entry));
  const moment = isUnchanged ? entry : momentOn(day, clock ?? 0);
  const isToCome = clock !== undefined && moment.at > tools.now.at;
  const isDuring =
    kind === 'woke' && clock !== undefined && isInSleep(diaryOfChosen(tools, whose), moment);
  return (
    <DayForm
      words={words}
      problem={isToCome ? words.future : isDuring && words.during}
      canSave={clock !== undefined && !isToCome && !isDuring}
      onSave={() => {
        tools.move(kind, entry, moment, whose);
        onDone();
      }}
      onRemove={entry && (() => tools.remove(entry, entry))}
      onDone={onDone}
    >
      <Field id={`${kind}-at`} label={label} type="time" value={text} onEnter={setText} />
      {entry && <ChildField label={words.whose} whose={whose} onEnter={setWhose} />}
    </DayForm>
  );
}

/** Whether the diary has the child asleep at a moment, so that a waking would cut that sleep short. */
function isInSleep(diary: Diary, { at }: Moment): boolean {
  return sleepsOf(diary).some(({ from, to }) => from.at < at && at < (to?.at ?? 0));
}
