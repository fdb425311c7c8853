import { useEffect, useRef, useState } from 'react';
import { playLoop } from './sound';

/** A sound that a press starts and the next one stops. It stops with its component. */
export function useSound(url: string, volume: number) {
  const [playing, setPlaying] = useState(false);
  const stop = useRef<() => void>(undefined);
  const wanted = useRef(false);

  useEffect(
    () => () => {
      wanted.current = false;
      stop.current?.();
    },
    [],
  );

  /** @returns whether it plays now. @throws when it cannot. */
  const toggle = async (): Promise<boolean> => {
    wanted.current = !wanted.current;
    stop.current?.();
    stop.current = undefined;
    if (!wanted.current) {
      setPlaying(false);
      return false;
    }
    setPlaying(true);
    try {
      const started = await playLoop(url, volume);
      // Stopped, or left, while it was on its way.
      if (wanted.current) stop.current = started;
      else started();
    } catch (error) {
      wanted.current = false;
      setPlaying(false);
      throw error;
    }
    return true;
  };

  return { playing, toggle };
}
