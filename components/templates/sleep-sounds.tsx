import { useEffect, useRef, useState } from 'react';
import { Blocks } from '../blocks/blocks';
import { Html } from '../lib/html';
import type { PageOf } from '../lib/schema.gen';
import { Button } from '../ui/button';
import { Play, Stop } from '../ui/icons';
import { toast } from '../ui/toast';
import styles from './sleep-sounds.module.css';

/** A wind that blows until it is stopped, or the page is left. */
export function SleepSounds({ page }: { page: PageOf<'sleep-sounds'> }) {
  const { content } = page;
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    const element = audio.current;
    return () => element?.pause();
  }, []);

  const toggle = () => {
    if (playing) audio.current?.pause();
    else audio.current?.play().catch(() => toast({ title: content.failure, kind: 'error' }));
  };

  return (
    <article className={styles.sounds}>
      <Html of={content.picture} className={styles.picture} />
      <h1>{page.title}</h1>
      <Html of={content.lead} className={styles.lead} />
      <Button size="large" onClick={toggle}>
        {playing ? <Stop /> : <Play />}
        {playing ? content.stop : content.play}
      </Button>
      <audio
        ref={audio}
        src={content.sound}
        loop
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      <div className={styles.body}>
        <Blocks of={page.body} />
      </div>
    </article>
  );
}
