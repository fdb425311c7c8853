import { useState, type ChangeEvent } from 'react';
import { fill } from '../../lib/text';
import { birthOf } from '../../lib/birth';
import { diaryOf } from '../../lib/diary';
import { useFamilyLog } from '../../lib/kept-log';
import { mergeable } from '../../lib/log-plan';
import type { BackupProblems, BackupWords, KeptThings } from '../../lib/schema.gen';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { mergeBackup, MOST_BYTES, openBackup, type Backup } from './backup';
import styles from './kept-here.module.css';
import { dayText } from '../../lib/days';

interface BackupProps {
  words: BackupWords;
  things: KeptThings;
}

type State =
  | { is: 'closed' | 'restored' | 'refused' }
  | { is: 'problem'; problem: keyof BackupProblems }
  | { is: 'open'; backup: Backup };

/** Opens a backup, shows its content, and adds it to the data on this phone. */
export function RestoreBackup({ words, things }: BackupProps) {
  const [state, setState] = useState<State>({ is: 'closed' });
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (!file) setState({ is: 'closed' });
    else if (file.size > MOST_BYTES) setState({ is: 'problem', problem: 'large' });
    else {
      const opened = openBackup(await file.text(), new Date());
      setState('backup' in opened ? { is: 'open', ...opened } : { is: 'problem', ...opened });
    }
  };
  const merge = (backup: Backup) => setState({ is: mergeBackup(backup) ? 'restored' : 'refused' });

  return (
    <>
      <h3>{words.restore}</h3>
      <Field
        id="backup-file"
        label={words.choose}
        type="file"
        accept="application/json,.json"
        onChange={(event) => void choose(event)}
      />
      <div role="status" className={styles.section}>
        {state.is === 'problem' && (
          <p className={styles.problem}>{words.problems[state.problem]}</p>
        )}
        {state.is === 'restored' && <p>{words.restored}</p>}
        {state.is === 'refused' && <p className={styles.problem}>{words.refused}</p>}
        {state.is === 'open' && (
          <>
            <Summary {...{ words, things }} backup={state.backup} />
            <Button onClick={() => merge(state.backup)}>{words.merge}</Button>
          </>
        )}
      </div>
    </>
  );
}

/** The content of a backup, before any of it is stored. */
function Summary({ words, things, backup }: BackupProps & { backup: Backup }) {
  const own = useFamilyLog();
  const [here, there] = [diaryOf(own), diaryOf(backup.log)];
  const known = [...there.keys()].filter((day) => here.has(day)).length;
  const hasPlan = backup.log.some(({ kind }) => kind === 'plan');
  const isOtherBirth = [...backup.births].some(([mark, birth]) => {
    const kept = birthOf(mark).read();
    return kept && JSON.stringify(kept) !== JSON.stringify(birth);
  });
  const line = (name: 'plan' | 'birth', stays: unknown) => (
    <li>{stays ? `${things[name]}: ${words.stays}` : things[name]}</li>
  );
  return (
    <div className={styles.found}>
      <h3>{fill(words.holds, { day: backup.made ? dayText(backup.made) : '–' })}</h3>
      <ul>
        {there.size > 0 && (
          <li>{fill(words.newDays, { count: String(there.size), known: String(known) })}</li>
        )}
        {hasPlan && line('plan', mergeable(own, backup.log).length < backup.log.length)}
        {backup.births.size > 0 && line('birth', isOtherBirth)}
        {backup.unread > 0 && <li>{fill(words.unread, { count: String(backup.unread) })}</li>}
      </ul>
    </div>
  );
}
