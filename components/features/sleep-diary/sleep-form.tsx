import { useState } from 'react';
import { clockAt, diaryDayOf, momentOn, overlaps, withTimes, type Sleep } from '../../lib/diary';
import { LONGEST_NAME } from '../../lib/log';
import type { DiaryDay as Words } from '../../lib/schema.gen';
import { fieldTime, parseTime } from '../../lib/time-of-day';
import { Field } from '../../ui/field';
import { ChildField, diaryOfChosen } from './child-field';
import { DayForm } from './day-form';
import type { DiaryTools } from './use-diary';

interface FormProps {
  tools: DiaryTools;
  words: Words;
  day: string;
  sleep: Sleep | undefined;
  onDone: () => void;
}

/** The two times of a sleep, and who got up after it. */
export function SleepForm({ tools, words, day, sleep, onDone }: FormProps) {
  const { now } = tools;
  const [whose, setWhose] = useState<number>();
  const [asleep, setAsleep] = useState(sleep ? fieldTime(clockAt(sleep.from)) : '');
  const [woke, setWoke] = useState(sleep?.to ? fieldTime(clockAt(sleep.to)) : '');
  const [up, setUp] = useState(sleep?.up ?? '');
  const [problem, setProblem] = useState('');
  const start = parseTime(asleep);
  const name = up.trim();
  const entered: Sleep | false = start !== undefined && {
    ...withTimes(sleep ?? { from: momentOn(day, start) }, day, start, parseTime(woke)),
    ...(name && { up: name }),
  };
  // A past sleep needs an end; only one that is still going on may omit it.
  const goesOn = sleep ? !sleep.to : day === diaryDayOf(now);
  const isWhole = entered && (entered.to ?? goesOn);

  const save = () => {
    if (!entered || !isWhole) return;
    if ((entered.to ?? entered.from).at > now.at) setProblem(words.future);
    else if (overlaps(diaryOfChosen(tools, whose), entered, whose ? undefined : sleep))
      setProblem(words.overlap);
    else {
      tools.replace(entered, sleep, whose);
      onDone();
    }
  };
  return (
    <DayForm
      words={words}
      problem={problem}
      canSave={!!isWhole}
      onSave={save}
      onRemove={sleep && (() => tools.remove(sleep, sleep.from))}
      onDone={onDone}
    >
      <Field id="asleep" label={words.asleep} type="time" value={asleep} onEnter={setAsleep} />
      <Field id="woke" label={words.woke} type="time" value={woke} onEnter={setWoke} />
      <Field
        id="up"
        label={words.up}
        type="text"
        maxLength={LONGEST_NAME}
        value={up}
        onEnter={setUp}
      />
      {sleep && <ChildField label={words.whose} whose={whose} onEnter={setWhose} />}
    </DayForm>
  );
}
