declare global {
  interface Navigator {
    /** Safari's audio session; with `playback`, sounds play even if the ringer is off. */
    audioSession?: { type: 'auto' | 'playback' };
  }
}

/** Where the loop begins, in seconds: after the silence that encoders add. */
const LOOP_FROM_S = 0.5;
const FADE_S = 0.6;

/** How long a sound fades out at the end of its time, in seconds: sudden silence could wake a child. */
const FADE_OUT_S = 30;

/** Later than any sound plays, in seconds. */
const NEVER_S = 1e9;

const LOAD_TIMEOUT_MS = 30_000;

/** The least by which a recording is longer than its period, in seconds. */
const EXTRA_S = 1;

/** A playing sound. */
export interface Playback {
  stop: () => void;
  /** Fades it out and ends it after so many minutes from now; undefined lets it continue. */
  endAfter: (minutes: number | undefined) => void;
  /** Seconds until it ends; undefined if it continues. */
  left: () => number | undefined;
  /** From 0 to 1. */
  setVolume: (volume: number) => void;
}

/** The part of a recording that repeats, in seconds. */
interface Loop {
  buffer: AudioBuffer;
  from: number;
  to: number;
}

/**
 * Plays a sound in a loop without a gap; an audio element would play the silence that encoders add at
 * each repeat. The recording repeats after a whole number of seconds, its period, and the file is one
 * to two seconds longer.
 *
 * It continues while the screen is locked: browsers on Android let an audio context run, and so does
 * Safari for a session of type `playback` since iOS 17.1 (WebKit bug 261554). Older versions stop it.
 * An audio element would continue there, but with gaps and without fading out, because scripts cannot
 * change its volume.
 *
 * @param sound the address of a recording, or a function that generates one period at a sample rate.
 * @param volume from 0 to 1.
 * @param onEnd is called when its time is over.
 * @throws Error if the browser refuses, or the recording cannot be fetched or decoded.
 */
export async function playLoop(
  sound: string | ((rate: number) => Float32Array<ArrayBuffer>),
  volume: number,
  onEnd: () => void,
): Promise<Playback> {
  // Otherwise a locked or silenced iPhone plays nothing.
  if (navigator.audioSession) navigator.audioSession.type = 'playback';
  // Created before the first await: browsers allow it only while handling a press.
  const context = new AudioContext();
  // After a call or an alarm, an iPhone resumes it only while handling a press.
  const resume = () => void context.resume().catch(() => {});
  const close = () => {
    removeEventListener('pointerup', resume);
    void context.close();
  };
  try {
    const { buffer, from, to } =
      typeof sound === 'string' ? await recorded(sound, context) : made(sound, context);
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.loop = true;
    source.loopStart = from;
    source.loopEnd = to;
    const gain = context.createGain();
    gain.gain.setValueAtTime(0, context.currentTime);
    gain.gain.linearRampToValueAtTime(volume, context.currentTime + FADE_S);
    const timer = context.createGain();
    source.connect(gain).connect(timer).connect(context.destination);
    source.onended = () => {
      close();
      onEnd();
    };
    await context.resume();
    source.start(0, from);
    addEventListener('pointerup', resume);
    let end: number | undefined;
    return {
      stop: () => {
        source.onended = null;
        removeEventListener('pointerup', resume);
        gain.gain.setTargetAtTime(0, context.currentTime, FADE_S / 4);
        setTimeout(close, FADE_S * 1000);
      },
      endAfter: (minutes) => {
        end = minutes && context.currentTime + minutes * 60;
        endAt(source, timer.gain, context.currentTime, end);
      },
      left: () => end && Math.max(0, end - context.currentTime),
      setVolume: (next) => gain.gain.setTargetAtTime(next, context.currentTime, FADE_S / 4),
    };
  } catch (error) {
    close();
    throw error;
  }
}

async function recorded(url: string, context: AudioContext): Promise<Loop> {
  const response = await fetch(url, { signal: AbortSignal.timeout(LOAD_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}`);
  const buffer = await context.decodeAudioData(await response.arrayBuffer());
  return { buffer, from: LOOP_FROM_S, to: LOOP_FROM_S + Math.floor(buffer.duration - EXTRA_S) };
}

function made(samples: (rate: number) => Float32Array<ArrayBuffer>, context: AudioContext): Loop {
  const period = samples(context.sampleRate);
  const buffer = context.createBuffer(1, period.length, context.sampleRate);
  buffer.copyToChannel(period, 0);
  return { buffer, from: 0, to: buffer.duration };
}

/** Schedules the end by the audio clock, which continues while the screen is locked. */
function endAt(
  source: AudioBufferSourceNode,
  volume: AudioParam,
  now: number,
  end: number | undefined,
) {
  volume.cancelScheduledValues(0);
  volume.setValueAtTime(1, now);
  if (end !== undefined) {
    volume.setValueAtTime(1, Math.max(now, end - FADE_OUT_S));
    volume.linearRampToValueAtTime(0, end);
  }
  source.stop(end ?? NEVER_S); // the last call wins
}
