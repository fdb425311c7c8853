import { useState } from 'react';
import { Blocks } from '../blocks/blocks';
import { Html } from '../lib/html';
import type { PageOf } from '../lib/schema.gen';
import { useSound } from '../lib/use-sound';
import { Play, Stop } from '../ui/icons';
import { toast } from '../ui/toast';
import styles from './sleep-sounds.module.css';

/** From 0 to 1. */
const VOLUME = 0.5;

/** A page that plays the sound of wind until it is stopped or left. */
export function SleepSounds({ page }: { page: PageOf<'sleep-sounds'> }) {
  const { content } = page;
  const { playing, toggle } = useSound(page.site.sounds.wind.href, VOLUME);
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

  return (
    <article className={styles.sounds}>
      <h1>{page.title}</h1>
      <div className={styles.player} data-playing={playing || undefined}>
        <Html of={content.picture} className={styles.picture} />
        <button type="button" className={styles.button} onClick={() => void togglePlayback()}>
          <span className={styles.control}>{playing ? <Stop /> : <Play />}</span>
          {playing ? content.stop : content.play}
        </button>
      </div>
      {failed && <p className={styles.failure}>{content.failure}</p>}
      <Html of={content.lead} className={styles.lead} />
      <div className={styles.body}>
        <Blocks of={page.body} />
      </div>
    </article>
  );
}
