import { useState } from 'react';
import { Blocks } from '../blocks/blocks';
import { Html } from '../lib/html';
import { ShowRest } from '../layout/show-rest';
import type { PageOf } from '../lib/schema.gen';
import { useMediaSession, useSound } from '../lib/use-sound';
import { Field } from '../ui/field';
import { Play, Stop } from '../ui/icons';
import { Select } from '../ui/select';
import { toast } from '../ui/toast';
import { Picture } from '../ui/picture';
import styles from './sleep-sounds.module.css';

/** From 0 to 1. */
const VOLUME = 0.5;

/** A page that plays the sound of wind until it is stopped or left. */
export function SleepSounds({ page }: { page: PageOf<'sleep-sounds'> }) {
  const { content } = page;
  const [minutes, setMinutes] = useState<number>();
  const { playing, toggle } = useSound(page.site.sounds.wind.href, VOLUME, minutes);
  const [failed, setFailed] = useState(false);

  const togglePlayback = async () => {
    setFailed(false);
    try {
      await toggle();
    } catch (error) {
      console.warn('sleep sounds', error);
      setFailed(true);
      toast({ title: content.failure, kind: 'error' });
    }
  };

  useMediaSession(page.title, playing, () => void togglePlayback());

  return (
    <article className={styles.sounds}>
      <h1>{page.title}</h1>
      <div className={styles.player} data-playing={playing || undefined}>
        <Picture of={content.picture} slot="emblem" className={styles.picture} />
        <button type="button" className={styles.button} onClick={() => void togglePlayback()}>
          <span className={styles.control}>{playing ? <Stop /> : <Play />}</span>
          {playing ? content.stop : content.play}
        </button>
      </div>
      <div className={`${styles.timer} needs-scripts`}>
        <Field id="sound-timer" label={content.timer.label}>
          {(wiring) => (
            <Select
              {...wiring}
              value={minutes ?? ''}
              onChange={({ currentTarget }) => setMinutes(Number(currentTarget.value) || undefined)}
            >
              <option value="">{content.timer.off}</option>
              {content.timer.minutes.map((choice) => (
                <option key={choice} value={choice}>
                  {`${choice}\u00a0${content.timer.unit}`}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {failed && <p className={styles.failure}>{content.failure}</p>}
      <ShowRest />
      <Html of={content.lead} className={`${styles.lead} can-wait`} />
      <div className={`${styles.body} can-wait`}>
        <Blocks of={page.body} />
      </div>
    </article>
  );
}
