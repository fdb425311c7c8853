import { useCallback, useEffect, useState } from 'react';
import { dayOf } from '../../lib/days';
import { fill } from '../../lib/text';
import { onKeptChange } from '../../lib/kept';
import { diaryOf } from '../../lib/diary';
import { readFamilyLog } from '../../lib/kept-log';
import type { KeptWords, OnThisPhone } from '../../lib/schema.gen';
import { Button } from '../../ui/button';
import { LastingNote } from '../../ui/lasting-note';
import { toast } from '../../ui/toast';
import styles from './kept-here.module.css';
import { keptThings, removeThing, type KeptThing } from './kept-things';

/** What this browser keeps, each with its size and age, and what removes it. */
export function KeptHere({ content }: { content: OnThisPhone }) {
  const words = content.kept;
  const [things, setThings] = useState<readonly KeptThing[]>();
  const [asked, setAsked] = useState<KeptThing | 'all'>();
  const look = useCallback(() => void keptThings().then(setThings), []);
  useEffect(() => {
    look();
    return onKeptChange(look);
  }, [look]);

  const remove = async (chosen: readonly KeptThing[]) => {
    for (const thing of chosen) await removeThing(thing);
    setAsked(undefined);
    toast({ title: words.removed });
    look();
  };
  return (
    <section className={styles.section}>
      <h2>{words.title}</h2>
      {!things && <p>{words.reading}</p>}
      {things?.length === 0 && <p>{words.empty}</p>}
      {things && things.length > 0 && (
        <>
          <ul className={styles.list}>
            {things.map((thing) => (
              <li key={thing.name}>
                <p>
                  <strong>{words.things[thing.name]}</strong>
                  <small>{factsOf(thing, words)}</small>
                </p>
                {asked !== 'all' && asked?.name === thing.name ? (
                  <Confirm
                    words={words}
                    onYes={() => remove([thing])}
                    onNo={() => setAsked(undefined)}
                  />
                ) : (
                  <Button variant="quiet" onClick={() => setAsked(thing)}>
                    {words.remove}
                    <span className="visually-hidden">: {words.things[thing.name]}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {asked === 'all' ? (
            <Confirm words={words} onYes={() => remove(things)} onNo={() => setAsked(undefined)} />
          ) : (
            <Button variant="ghost" onClick={() => setAsked('all')}>
              {words.removeAll}
            </Button>
          )}
        </>
      )}
      <LastingNote words={content.lasting} />
    </section>
  );
}

interface ConfirmProps {
  words: KeptWords;
  onYes: () => Promise<void>;
  onNo: () => void;
}

/** Asks before anything goes: this cannot be undone. */
function Confirm({ words, onYes, onNo }: ConfirmProps) {
  return (
    <p role="group" aria-label={words.confirm} className={styles.buttons}>
      {words.confirm}
      <Button variant="quiet" onClick={() => void onYes()}>
        {words.yes}
      </Button>
      <Button variant="ghost" onClick={onNo}>
        {words.no}
      </Button>
    </p>
  );
}

function factsOf({ name, bytes, since }: KeptThing, words: KeptWords): string {
  const days = diaryOf(readFamilyLog());
  const isDiary = name === 'diary';
  const first = isDiary ? [...days.keys()][0] : undefined;
  const from = first ?? (since === undefined ? undefined : dayOf(new Date(since)));
  return [
    isDiary && fill(words.days, { count: String(days.size) }),
    fill(words.size, { size: sizeText(bytes) }),
    from && fill(words.since, { day: dayText(from) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** In kilobytes or megabytes, as phones count them. */
function sizeText(bytes: number): string {
  return bytes < 1e6
    ? `${Math.max(0.1, bytes / 1e3).toFixed(1)}\u00a0kB`
    : `${(bytes / 1e6).toFixed(1)}\u00a0MB`;
}

/** A day as a family speaks of it: 21 November 2026. */
export function dayText(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
}
