import { useEffect, useRef, useState } from 'react';
import { playLoop } from './sound';

/** A sound that a press starts and the next one stops. It stops with its component. */
export function useSound(url: string, volume: number) {
  const [playing, setPlaying] = useState(false);
  /** The sound that plays or is on its way; it becomes the function that stops it. */
  const sound = useRef<Promise<() => void>>(undefined);

  const silence = () => {
    // One that has failed needs no stopping; whoever started it is told.
    sound.current?.then(
      (stop) => stop(),
      () => {},
    );
    sound.current = undefined;
  };

  useEffect(() => silence, []);

  /** @returns whether it plays now. @throws when it cannot. */
  const toggle = async (): Promise<boolean> => {
    if (sound.current) {
      silence();
      setPlaying(false);
      return false;
    }
    const started = playLoop(url, volume);
    sound.current = started;
    setPlaying(true);
    try {
      await started;
    } catch (error) {
      if (sound.current !== started) return false; // not wanted any more
      sound.current = undefined;
      setPlaying(false);
      throw error;
    }
    return sound.current === started;
  };

  return { playing, toggle };
}
