declare global {
  interface Navigator {
    /** Safari's audio session; `playback` plays with the ringer off, too. */
    audioSession?: { type: 'auto' | 'playback' };
  }
}

/** Where the loop begins, in seconds: after the silence that encoders add. */
const LOOP_FROM_S = 0.5;
const FADE_S = 0.6;

/** How long a sound takes to fade out at the end of its time, so that nobody wakes of the silence. */
const FADE_OUT_S = 30;

/** Later than any sound plays, in seconds. */
const NEVER_S = 1e9;

/** How long a recording may take to load, in milliseconds. */
const LOAD_TIMEOUT_MS = 30_000;

/** How much longer than its period a recording is at least, in seconds. */
const EXTRA_S = 1;

/** A sound that plays. */
export interface Playback {
  stop: () => void;
  /** Lets it fade out and end after so many minutes from now; without a figure it goes on. */
  endAfter: (minutes: number | undefined) => void;
}

/**
 * Plays a recording in a loop without a gap: with an audio element the silence that
 * encoders add is audible at each repeat. The recording repeats after a whole number of
 * seconds, its period, and the file is one to two seconds longer.
 *
 * It plays on while the screen is locked: browsers of Android let an audio context run, and
 * Safari does for a session of the type `playback`, since iOS 17.1 (WebKit bug 261554).
 * Before that it stops, and an audio element would play on, but with gaps, and without
 * fading out: there a script cannot change its volume.
 *
 * @param volume from 0 to 1.
 * @param onEnd is called when its time is over.
 * @throws Error when the browser refuses, or the recording cannot be fetched or decoded.
 */
export async function playLoop(url: string, volume: number, onEnd: () => void): Promise<Playback> {
  // Otherwise an iPhone that is locked or has its ringer off plays nothing.
  if (navigator.audioSession) navigator.audioSession.type = 'playback';
  // Created before anything is awaited: browsers allow it only while a press is handled.
  const context = new AudioContext();
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(LOAD_TIMEOUT_MS) });
    if (!response.ok) throw new Error(`${url} was answered with ${response.status}`);
    const source = context.createBufferSource();
    source.buffer = await context.decodeAudioData(await response.arrayBuffer());
    source.loop = true;
    source.loopStart = LOOP_FROM_S;
    source.loopEnd = LOOP_FROM_S + Math.floor(source.buffer.duration - EXTRA_S);
    const gain = context.createGain();
    gain.gain.setValueAtTime(0, context.currentTime);
    gain.gain.linearRampToValueAtTime(volume, context.currentTime + FADE_S);
    const timer = context.createGain();
    source.connect(gain).connect(timer).connect(context.destination);
    source.onended = () => {
      void context.close();
      onEnd();
    };
    await context.resume();
    source.start(0, LOOP_FROM_S);
    return {
      stop: () => {
        source.onended = null;
        gain.gain.setTargetAtTime(0, context.currentTime, FADE_S / 4);
        setTimeout(() => void context.close(), FADE_S * 1000);
      },
      endAfter: (minutes) => endAfter(source, timer.gain, context.currentTime, minutes),
    };
  } catch (error) {
    void context.close();
    throw error;
  }
}

/** Schedules the end on the clock of the audio, which runs on while the screen is locked. */
function endAfter(
  source: AudioBufferSourceNode,
  volume: AudioParam,
  now: number,
  minutes: number | undefined,
) {
  volume.cancelScheduledValues(0);
  volume.setValueAtTime(1, now);
  const end = minutes === undefined ? NEVER_S : now + minutes * 60;
  if (minutes !== undefined) {
    volume.setValueAtTime(1, Math.max(now, end - FADE_OUT_S));
    volume.linearRampToValueAtTime(0, end);
  }
  source.stop(end); // the latest call counts
}
