import { useCallback, useEffect, useState } from 'react';
import { dayOf, dayText } from '../../lib/days';
import { fill } from '../../lib/text';
import { onKeptChange } from '../../lib/kept';
import { diaryOf } from '../../lib/diary';
import { readFamilyLog } from '../../lib/kept-log';
import type { KeptWords, OnThisPhone } from '../../lib/schema.gen';
import { ConfirmedButton } from '../../ui/confirmed-button';
import { LastingNote } from '../../ui/lasting-note';
import { toast } from '../../ui/toast';
import styles from './kept-here.module.css';
import { keptThings, removeThing, type KeptThing } from './kept-things';

/** Everything this browser stores, with its size and age and a button to remove it. */
export function KeptHere({ content }: { content: OnThisPhone }) {
  const words = content.kept;
  const [things, setThings] = useState<readonly KeptThing[]>();
  const look = useCallback(() => void keptThings().then(setThings), []);
  useEffect(() => {
    look();
    return onKeptChange(look);
  }, [look]);

  const remove = async (chosen: readonly KeptThing[]) => {
    for (const thing of chosen) await removeThing(thing);
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
                <ConfirmedButton
                  words={words}
                  variant="quiet"
                  className={styles.buttons}
                  onConfirm={() => void remove([thing])}
                >
                  {words.remove}
                  <span className="visually-hidden">: {words.things[thing.name]}</span>
                </ConfirmedButton>
              </li>
            ))}
          </ul>
          <ConfirmedButton
            words={words}
            variant="ghost"
            className={styles.buttons}
            onConfirm={() => void remove(things)}
          >
            {words.removeAll}
          </ConfirmedButton>
        </>
      )}
      <LastingNote words={content.lasting} />
    </section>
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

/** In kilobytes or megabytes, in decimal units as on phones. */
function sizeText(bytes: number): string {
  return bytes < 1e6
    ? `${Math.max(0.1, bytes / 1e3).toFixed(1)}\u00a0kB`
    : `${(bytes / 1e6).toFixed(1)}\u00a0MB`;
}
