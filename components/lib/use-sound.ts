import { useEffect, useRef, useState } from 'react';
import { playLoop } from './sound';

/** A sound to start and stop. It stops when its component is removed. */
export function useSound(url: string, volume: number) {
  const [playing, setPlaying] = useState(false);
  /** The sound that plays or is loading; it resolves to the function that stops it. */
  const sound = useRef<Promise<() => void>>(undefined);

  const stop = () => {
    // One that failed needs no stopping; toggle has thrown its error.
    sound.current?.then(
      (stopPlayback) => stopPlayback(),
      () => {},
    );
    sound.current = undefined;
  };

  useEffect(() => stop, []);

  /** @returns whether it plays now. @throws Error when it cannot play. */
  const toggle = async (): Promise<boolean> => {
    if (sound.current) {
      stop();
      setPlaying(false);
      return false;
    }
    const started = playLoop(url, volume);
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
