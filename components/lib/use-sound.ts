import { useEffect, useRef, useState, useEffectEvent } from 'react';
import { playLoop, type Playback } from './sound';

/**
 * A sound to start and stop. It stops when its component is removed, or when its time is over.
 *
 * @param minutes how long it plays; without a figure, until it is stopped.
 */
export function useSound(url: string, volume: number, minutes?: number) {
  const [playing, setPlaying] = useState(false);
  /** The sound that plays or is loading. */
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
  useEffect(() => {
    if (!playing) return;
    sound.current?.then(
      (playback) => playback.endAfter(minutes),
      () => {},
    );
  }, [playing, minutes]);

  /** @returns whether it plays now. @throws Error when it cannot play. */
  const toggle = async (): Promise<boolean> => {
    if (sound.current) {
      stop();
      setPlaying(false);
      return false;
    }
    const started = playLoop(url, volume, () => {
      if (sound.current !== started) return; // another plays by now
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

/** Puts a sound that plays on the lock screen, with the device's own buttons to stop it. */
export function useMediaSession(title: string, playing: boolean, toggle: () => void): void {
  const press = useEffectEvent(toggle);
  useEffect(() => {
    const session = (navigator as Partial<Navigator>).mediaSession;
    if (!session || !playing) return;
    session.metadata = new MediaMetadata({ title });
    session.playbackState = 'playing';
    for (const action of ['pause', 'stop'] as const)
      session.setActionHandler(action, () => press());
    return () => {
      session.metadata = null;
      session.playbackState = 'none';
      for (const action of ['pause', 'stop'] as const) session.setActionHandler(action, null);
    };
  }, [title, playing]);
}
