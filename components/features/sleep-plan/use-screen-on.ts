import { useEffect, useState } from 'react';
import { listen } from '../../lib/listen';

/**
 * Keeps the screen on for as long as the component is shown. The browser ends that itself when the
 * page is hidden, so it is asked again when the page comes back.
 *
 * @returns whether the screen stays on: not every browser can, and none does on a low battery.
 */
export function useScreenOn(): boolean {
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    let held: WakeLockSentinel | undefined;
    let isLeft = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        held = await navigator.wakeLock.request('screen');
      } catch {
        return;
      }
      if (isLeft) return void held.release();
      setIsOn(true);
      held.addEventListener('release', () => setIsOn(false));
    };
    void ask();
    const stop = listen(document, 'visibilitychange', () => void ask());
    return () => {
      isLeft = true;
      stop();
      void held?.release();
    };
  }, []);
  return isOn;
}
