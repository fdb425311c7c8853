import { useState } from 'react';
import { useSite } from '../lib/page';
import { useSound } from '../lib/use-sound';
import { Play, Stop } from '../ui/icons';
import { toast } from '../ui/toast';
import type { BlockProps } from './block-props';
import styles from './listen.module.css';

/** From 0 to 1: quiet, but audible on a phone. */
const VOLUME = 0.25;

/** A button that plays and stops a sample of white noise. */
export function Listen({ block }: BlockProps<'listen'>) {
  const { playing, toggle } = useSound(useSite().sounds.whiteNoise.href, VOLUME);
  const [used, setUsed] = useState(false);

  const togglePlayback = async () => {
    setUsed(true);
    try {
      const isPlaying = await toggle();
      toast({ title: isPlaying ? 'Playing white noise example' : 'White noise stopped' });
    } catch (error) {
      console.warn('white noise', error);
      toast({
        title: 'Could not play white noise. Please check your browser settings.',
        kind: 'error',
      });
    }
  };

  return (
    <div className={`${styles.sample} needs-scripts no-print`}>
      <button
        type="button"
        className={styles.button}
        aria-pressed={playing}
        onClick={() => void togglePlayback()}
      >
        {playing ? <Stop /> : <Play />}
        {block.label}
      </button>
      {playing && <span className={styles.badge}>Playing...</span>}
      {!used && <span className={styles.hint}>{block.hint}</span>}
    </div>
  );
}
