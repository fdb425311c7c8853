import { useEffect, useEffectEvent } from 'react';

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
