import { useMemo, useState, type SyntheticEvent } from 'react';
import { keptBirth } from '../../lib/birth';
import { dayOf } from '../../lib/days';
import type { BackupWords, KeptThings } from '../../lib/schema.gen';
import { saveFile } from '../../lib/share';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { writeBackup } from './backup';
import styles from './kept-here.module.css';
import { RestoreBackup } from './restore-backup';
import { single, type Single } from './single';

interface ToolsProps {
  words: BackupWords;
  things: KeptThings;
  plan: Single;
}

/** Saves all that a family wrote as a file, and brings such a file here. */
export function BackupTools({ words, things, plan }: ToolsProps) {
  const singles = useMemo(() => ({ plan, birth: single(keptBirth, (own) => own) }), [plan]);
  const [passphrase, setPassphrase] = useState('');
  const [said, setSaid] = useState('');

  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (passphrase.trim() && !globalThis.crypto?.subtle) {
      setSaid(words.problems.noCrypto);
      return;
    }
    const today = dayOf(new Date());
    const text = await writeBackup(singles, passphrase, today);
    saveFile(new File([text], `${words.file}-${today}.json`, { type: 'application/json' }));
    setSaid(words.saved);
  };
  return (
    <>
      <form className={styles.form} onSubmit={(event) => void save(event)} autoComplete="off">
        <Field id="passphrase" label={words.passphrase} hint={words.passphraseHint}>
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
        <Button type="submit">{words.save}</Button>
      </form>
      <p role="status">{said}</p>
      <RestoreBackup words={words} things={things} singles={singles} />
    </>
  );
}
