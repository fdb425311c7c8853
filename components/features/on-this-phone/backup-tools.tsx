import { useState } from 'react';
import { dayOf } from '../../lib/days';
import type { BackupWords, KeptThings } from '../../lib/schema.gen';
import { saveFile } from '../../lib/share';
import { Button } from '../../ui/button';
import { writeBackup } from './backup';
import { RestoreBackup } from './restore-backup';

/** Saves everything a family has logged as a file, and restores such a file. */
export function BackupTools({ words, things }: { words: BackupWords; things: KeptThings }) {
  const [said, setSaid] = useState('');

  const save = () => {
    const today = dayOf(new Date());
    const text = writeBackup(today);
    saveFile(new File([text], `${words.file}-${today}.json`, { type: 'application/json' }));
    setSaid(words.saved);
  };
  return (
    <>
      <Button onClick={save}>{words.save}</Button>
      <p role="status">{said}</p>
      <RestoreBackup words={words} things={things} />
    </>
  );
}
