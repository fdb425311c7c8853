declare global {
  interface Navigator {
    /** What Safari asks of a page that plays more than the odd noise. */
    audioSession?: { type: 'auto' | 'playback' };
  }
}

/** Where in the file the loop begins: behind the silence that encoders put first. */
const LOOP_FROM_S = 0.5;
const FADE_S = 0.6;

/** What a file holds beyond its period, at least. */
const EXTRA_S = 1;

/**
 * Plays a recording over and over, without a gap: an audio element would let the
 * encoder's silence be heard at each turn. The recording repeats after a whole
 * number of seconds, its period, and its file holds one to two seconds more.
 *
 * @param volume from 0 to 1.
 * @returns a function that stops it, softly.
 * @throws when the browser refuses, or the recording cannot be had or decoded.
 */
export async function playLoop(url: string, volume: number): Promise<() => void> {
  // Without it an iPhone on silent, or locked, plays nothing of a page's own making.
  if (navigator.audioSession) navigator.audioSession.type = 'playback';
  // Made in the press itself, as browsers demand; the fetch comes after.
  const context = new AudioContext();
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} was answered with ${response.status}`);
    const source = context.createBufferSource();
    source.buffer = await context.decodeAudioData(await response.arrayBuffer());
    source.loop = true;
    source.loopStart = LOOP_FROM_S;
    source.loopEnd = LOOP_FROM_S + Math.floor(source.buffer.duration - EXTRA_S);
    const gain = context.createGain();
    gain.gain.setValueAtTime(0, context.currentTime);
    gain.gain.linearRampToValueAtTime(volume, context.currentTime + FADE_S);
    source.connect(gain).connect(context.destination);
    await context.resume();
    source.start(0, LOOP_FROM_S);
    return () => {
      gain.gain.setTargetAtTime(0, context.currentTime, FADE_S / 4);
      setTimeout(() => void context.close(), FADE_S * 1000);
    };
  } catch (error) {
    void context.close();
    throw error;
  }
}
