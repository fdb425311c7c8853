import { useEffect, useRef, useState } from 'react';
import { nowPlaying } from './playing';
import { playLoop, type Playback } from './sound';

/** A sample to start and stop. It stops any sleep sound, and ends when its component unmounts. */
export function useSound(url: string, volume: number) {
  const [playing, setPlaying] = useState(false);
  /** The sound that is playing or loading. */
  const sound = useRef<Promise<Playback>>(undefined);

  const stop = () => {
    // One that failed needs no stopping; toggle has thrown its error.
    sound.current?.then(
      (playback) => playback.stop(),
      () => {},
    );
    sound.current = undefined;
  };

  useEffect(() => stop, []);

  /** @returns whether it plays now. @throws Error if it cannot play. */
  const toggle = async (): Promise<boolean> => {
    if (sound.current) {
      stop();
      setPlaying(false);
      return false;
    }
    nowPlaying()?.stop();
    const started = playLoop(url, volume, () => {
      if (sound.current !== started) return; // another sound has replaced it
      sound.current = undefined;
      setPlaying(false);
    });
    sound.current = started;
    setPlaying(true);
    try {
      await started;
    } catch (error) {
      if (sound.current !== started) return false; // stopped meanwhile
      sound.current = undefined;
      setPlaying(false);
      throw error;
    }
    return sound.current === started;
  };

  return { playing, toggle };
}
