import { useEffect, useState } from 'react';
import { clockOf, dayOf, dayText } from '../../lib/days';
import { FilledHtml } from '../../lib/filled-html';
import { Html } from '../../lib/html';
import { savedLibrary, type Failure } from '../../lib/library-record';
import { removeSavedLibrary } from '../../lib/saved-library';
import type { Saving } from '../../lib/schema.gen';
import { formatTime } from '../../lib/time-of-day';
import { Button } from '../../ui/button';
import { LastingNote } from '../../ui/lasting-note';
import { ProgressBar } from '../../ui/progress-bar';
import { SuccessLine } from '../../ui/success-line';
import { toast } from '../../ui/toast';
import styles from './library-saver.module.css';
import { canSave, SaveError, saveLibrary, sizeToSave } from './save-library';

/** The state of saving; `bytes` is the size of the library. */
type State =
  | { is: 'unknown' | 'unsupported' }
  | { is: 'open'; bytes: number; failed?: Failure }
  | { is: 'unreachable' }
  | { is: 'saving'; done: number }
  | { is: 'saved'; bytes: number; at: string };

/** Saves the library on this device at a member's request, and removes it. */
export function LibrarySaver({ words }: { words: Saving }) {
  const [state, setState] = useState<State>({ is: 'unknown' });
  useEffect(() => {
    let current = true;
    void look().then((found) => current && setState(found));
    return () => {
      current = false;
    };
  }, []);

  const save = async () => {
    setState({ is: 'saving', done: 0 });
    try {
      await saveLibrary((done) => setState({ is: 'saving', done }));
      setState(await look());
    } catch (error) {
      const found = await look();
      const failed = error instanceof SaveError ? error.reason : 'fetch';
      setState(found.is === 'open' ? { ...found, failed } : found);
    }
  };
  const remove = async () => {
    await removeSavedLibrary();
    toast({ title: words.removed });
    setState(await look());
  };

  return (
    <div className={styles.saver}>
      {state.is === 'saved' ? (
        <SuccessLine>
          <FilledHtml
            of={words.saved}
            as="p"
            placeholders={{
              date: dayText(dayOf(new Date(state.at))),
              time: formatTime(clockOf(new Date(state.at))),
              size: sizeText(state.bytes),
            }}
          />
        </SuccessLine>
      ) : (
        <Html of={words.note} className={styles.note} />
      )}
      {state.is === 'open' && (
        <FilledHtml of={words.size} as="p" placeholders={{ size: sizeText(state.bytes) }} />
      )}
      <div role="status">
        {state.is === 'saving' && (
          <label className={styles.progress}>
            {words.saving}
            <ProgressBar value={state.done} />
          </label>
        )}
        {state.is === 'unsupported' && <p>{words.unsupported}</p>}
        {state.is === 'unreachable' && <p>{words.failed}</p>}
        {state.is === 'open' && state.failed && (
          <p className={styles.failure}>{state.failed === 'full' ? words.full : words.failed}</p>
        )}
      </div>
      <LastingNote words={words.lasting} />
      {state.is === 'open' && (
        <Button variant="quiet" onClick={() => void save()}>
          {words.save}
        </Button>
      )}
      {state.is === 'saved' && (
        <Button variant="quiet" onClick={() => void remove()}>
          {words.remove}
        </Button>
      )}
    </div>
  );
}

/** The library on this device, or else the size it would have. */
async function look(): Promise<State> {
  if (!canSave()) return { is: 'unsupported' };
  const saved = await savedLibrary();
  if (saved) return { is: 'saved', bytes: saved.bytes, at: saved.at };
  try {
    return { is: 'open', bytes: await sizeToSave() };
  } catch {
    return { is: 'unreachable' };
  }
}

/** In megabytes, in decimal units as on phones. */
function sizeText(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
