import { useState } from 'react';
import { Blocks } from '../blocks/blocks';
import { Html } from '../lib/html';
import { ShowRest } from '../layout/show-rest';
import { chosen, endAfter, play, setVolume } from '../lib/player';
import { useMinutesLeft, usePlaying } from '../lib/playing';
import type { PageOf, SleepSound } from '../lib/schema.gen';
import { fill } from '../lib/text';
import { Field } from '../ui/field';
import { Play, Stop } from '../ui/icons';
import { Select } from '../ui/select';
import { toast } from '../ui/toast';
import { Picture } from '../ui/picture';
import styles from './sleep-sounds.module.css';

/** A page of sounds. One plays at a time, and continues after the page is left. */
export function SleepSounds({ page }: { page: PageOf<'sleep-sounds'> }) {
  const { content, path } = page;
  const { sounds, timer, loudness, line } = content;
  const [last, setLast] = useState(chosen.kind);
  const [minutes, setMinutes] = useState(chosen.minutes);
  const [percent, setPercent] = useState(chosen.percent ?? loudness.choices[0]?.percent ?? 100);
  const [failed, setFailed] = useState(false);
  const playing = usePlaying();
  const left = useMinutesLeft(playing?.left);
  const kind = playing?.sound.kind ?? last;
  const current = sounds.find((sound) => sound.kind === kind) ?? sounds[0];

  const press = async (sound: SleepSound | undefined) => {
    if (!sound) return;
    setFailed(false);
    if (playing?.sound.kind === sound.kind) {
      playing.stop();
      return;
    }
    setLast((chosen.kind = sound.kind));
    try {
      const wind = page.site.sounds.wind.href;
      await play({ sound, line, path, wind, volume: percent / 100, minutes });
    } catch (error) {
      console.warn('sleep sounds', error);
      setFailed(true);
      toast({ title: content.failure, kind: 'error' });
    }
  };
  const chooseMinutes = (choice: number | undefined) => {
    setMinutes((chosen.minutes = choice));
    endAfter(choice);
  };
  const choosePercent = (choice: number) => {
    setPercent((chosen.percent = choice));
    setVolume(choice / 100);
  };

  return (
    <article className={styles.sounds}>
      <h1>{page.title}</h1>
      <div className={styles.player} data-playing={Boolean(playing) || undefined}>
        <Picture of={content.picture} slot="emblem" className={styles.picture} />
        <button type="button" className={styles.button} onClick={() => void press(current)}>
          <span className={styles.control}>{playing ? <Stop /> : <Play />}</span>
          {playing ? current?.stop : current?.play}
        </button>
      </div>
      {left !== undefined && <p>{fill(line.left, { minutes: String(left) })}</p>}
      {failed && <p className={styles.failure}>{content.failure}</p>}
      <ul className={`${styles.choices} needs-scripts`} aria-label={content.choose}>
        {sounds.map((sound) => (
          <li key={sound.kind}>
            <button
              type="button"
              aria-pressed={playing?.sound.kind === sound.kind}
              onClick={() => void press(sound)}
            >
              {sound.name}
            </button>
          </li>
        ))}
      </ul>
      <div className={`${styles.settings} needs-scripts`}>
        <Field
          id="sound-timer"
          label={timer.label}
          as={Select}
          value={minutes ?? ''}
          onEnter={(value) => chooseMinutes(Number(value) || undefined)}
        >
          <option value="">{timer.off}</option>
          {timer.minutes.map((choice) => (
            <option key={choice} value={choice}>
              {`${choice}\u00a0${timer.unit}`}
            </option>
          ))}
        </Field>
        <Field
          id="sound-loudness"
          label={loudness.label}
          as={Select}
          value={percent}
          onEnter={(value) => choosePercent(Number(value))}
        >
          {loudness.choices.map((choice) => (
            <option key={choice.percent} value={choice.percent}>
              {choice.label}
            </option>
          ))}
        </Field>
      </div>
      <ShowRest />
      <Html of={content.lead} className={`${styles.lead} can-wait`} />
      <div className={`${styles.body} can-wait`}>
        <Blocks of={page.body} />
      </div>
    </article>
  );
}
