import { isLoggedIn, onMemberChange } from './member';
import { nowPlaying, setPlaying } from './playing';
import type { SleepSound, SoundLine } from './schema.gen';
import { samplesOf } from './noise';
import { playLoop, type Playback } from './sound';

interface Wanted {
  sound: SleepSound;
  line: SoundLine;
  path: string;
  /** The address of the recording of wind. */
  wind: string;
  /** From 0 to 1. */
  volume: number;
  /** How long it plays; undefined until it is stopped. */
  minutes: number | undefined;
}

/** The last choices, for when the page is shown again. */
export const chosen: { kind?: SleepSound['kind']; minutes?: number | undefined; percent?: number } =
  {};

/** Undoes what `play` has set up around the current sound. */
let end: (() => void) | undefined;
let playback: Promise<Playback> | undefined;

/**
 * Plays a sleep sound instead of the current one. It continues across pages, and ends after its
 * time, when stopped here or on the lock screen, and when the member logs out.
 *
 * @throws Error if it cannot play.
 */
export async function play({ sound, line, path, wind, volume, minutes }: Wanted): Promise<void> {
  nowPlaying()?.stop();
  const { kind } = sound;
  let playsNow: Playback | undefined;
  const over = () => {
    if (playback !== started) return; // another sound has replaced it
    playback = undefined;
    end?.();
    setPlaying(undefined);
  };
  const stop = () => {
    // One that failed needs no stopping; `play` has thrown its error.
    started.then(
      (playing) => playing.stop(),
      () => {},
    );
    over();
  };
  const started = playLoop(kind === 'wind' ? wind : (rate) => samplesOf(kind, rate), volume, over);
  playback = started;
  const leaveLockScreen = showOnLockScreen(sound.name, stop);
  const forgetMember = onMemberChange(() => isLoggedIn() || stop());
  end = () => {
    leaveLockScreen();
    forgetMember();
  };
  setPlaying({ sound, line, path, left: () => playsNow?.left(), stop });
  try {
    playsNow = await started;
  } catch (error) {
    if (playback !== started) return; // stopped meanwhile
    over();
    throw error;
  }
  if (playback === started) endAfter(minutes);
}

/** Ends the current sound after so many minutes from now; undefined lets it continue. */
export function endAfter(minutes: number | undefined): void {
  change((playing) => playing.endAfter(minutes));
}

/** Sets the volume, from 0 to 1. */
export function setVolume(volume: number): void {
  change((playing) => playing.setVolume(volume));
}

function change(apply: (playing: Playback) => void) {
  const changed = playback;
  changed?.then(
    (playing) => {
      const now = nowPlaying();
      if (playback !== changed || !now) return;
      apply(playing);
      setPlaying({ ...now });
    },
    () => {},
  );
}

/** Shows a sound on the lock screen, with the device's own buttons to stop it. */
function showOnLockScreen(title: string, stop: () => void): () => void {
  const session = (navigator as Partial<Navigator>).mediaSession;
  if (!session) return () => {};
  const actions = ['pause', 'stop'] as const;
  session.metadata = new MediaMetadata({ title });
  session.playbackState = 'playing';
  for (const action of actions) session.setActionHandler(action, stop);
  return () => {
    session.metadata = null;
    session.playbackState = 'none';
    for (const action of actions) session.setActionHandler(action, null);
  };
}
