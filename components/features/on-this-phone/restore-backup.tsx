import { useState, type ChangeEvent, type SyntheticEvent } from 'react';
import { fill } from '../../lib/fill';
import { keptDiary } from '../../lib/kept-diary';
import type { BackupProblems, BackupWords, KeptThings } from '../../lib/schema.gen';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { mergeBackup, MOST_BYTES, openBackup, type Backup, type Singles } from './backup';
import styles from './kept-here.module.css';
import { dayText } from './kept-list';

interface BackupProps {
  words: BackupWords;
  things: KeptThings;
  singles: Singles;
}

/** What became of the file that was chosen. */
type State =
  | { is: 'closed' | 'restored' | 'refused' }
  | { is: 'sealed'; text: string; problem?: keyof BackupProblems }
  | { is: 'problem'; problem: keyof BackupProblems }
  | { is: 'open'; backup: Backup };

/** Opens a backup, shows what it holds, and adds it to what is here. */
export function RestoreBackup({ words, things, singles }: BackupProps) {
  const [state, setState] = useState<State>({ is: 'closed' });
  const [passphrase, setPassphrase] = useState('');

  const read = async (text: string, secret: string) => {
    const opened = await openBackup(text, secret, singles, new Date());
    if ('backup' in opened) setState({ is: 'open', backup: opened.backup });
    else if ('needsPassphrase' in opened) setState({ is: 'sealed', text });
    else if (opened.problem === 'passphrase') {
      setState({ is: 'sealed', text, problem: opened.problem });
    } else setState({ is: 'problem', problem: opened.problem });
  };
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    setPassphrase('');
    if (!file) setState({ is: 'closed' });
    else if (file.size > MOST_BYTES) setState({ is: 'problem', problem: 'large' });
    else await read(await file.text(), '');
  };
  const unlock = (event: SyntheticEvent) => {
    event.preventDefault();
    if (state.is === 'sealed') void read(state.text, passphrase);
  };
  const merge = (backup: Backup) =>
    setState({ is: mergeBackup(backup, singles) ? 'restored' : 'refused' });

  return (
    <>
      <h3>{words.restore}</h3>
      <Field id="backup-file" label={words.choose}>
        {(wiring) => (
          <input
            {...wiring}
            type="file"
            accept="application/json,.json"
            onChange={(event) => void choose(event)}
          />
        )}
      </Field>
      {state.is === 'sealed' && (
        <form className={styles.form} onSubmit={unlock} autoComplete="off">
          <Field
            id="backup-passphrase"
            label={words.sealed}
            error={state.problem && words.problems[state.problem]}
          >
            {(wiring) => (
              <input
                {...wiring}
                type="text"
                autoCapitalize="none"
                spellCheck={false}
                value={passphrase}
                onChange={({ currentTarget }) => setPassphrase(currentTarget.value)}
              />
            )}
          </Field>
          <Button type="submit">{words.open}</Button>
        </form>
      )}
      <div role="status" className={styles.section}>
        {state.is === 'problem' && (
          <p className={styles.problem}>{words.problems[state.problem]}</p>
        )}
        {state.is === 'restored' && <p>{words.restored}</p>}
        {state.is === 'refused' && <p className={styles.problem}>{words.refused}</p>}
        {state.is === 'open' && (
          <>
            <Summary {...{ words, things, singles }} backup={state.backup} />
            <Button onClick={() => merge(state.backup)}>{words.merge}</Button>
          </>
        )}
      </div>
    </>
  );
}

/** What a backup holds, before any of it is stored. */
function Summary({ words, things, singles, backup }: BackupProps & { backup: Backup }) {
  const here = keptDiary.use();
  const known = [...backup.diary.keys()].filter((day) => here.has(day)).length;
  const found = (['plan', 'birth'] as const).filter((name) => backup.singles[name] !== undefined);
  return (
    <div className={styles.found}>
      <h3>{fill(words.holds, { day: backup.made ? dayText(backup.made) : '–' })}</h3>
      <ul>
        {backup.diary.size > 0 && (
          <li>{fill(words.newDays, { count: String(backup.diary.size), known: String(known) })}</li>
        )}
        {found.map((name) => (
          <li key={name}>
            {things[name]}
            {singles[name].outcome(backup.singles[name]) === 'stays' && `: ${words.stays}`}
          </li>
        ))}
        {backup.unread > 0 && <li>{fill(words.unread, { count: String(backup.unread) })}</li>}
      </ul>
    </div>
  );
}
