import type { SleepSound } from './schema.gen';

/** The sounds that are generated on the device. */
export type MadeSound = Exclude<SleepSound['kind'], 'wind'>;

/** Seconds after which a sound repeats: a whole number of swells of the hush and of heartbeats. */
export const PERIOD_S = 24;

/** How long the end of a noise takes to fade into its beginning, in seconds. */
const BLEND_S = 1;

export const SWELL_S = 4;
export const BEATS_PER_MINUTE = 65;

/** The second thump of a heartbeat: seconds after the first, and its relative loudness. */
const SECOND_THUMP = { after: 0.3, loudness: 0.7 };

const DROPS_PER_S = 45;

/** The root mean square of each sound, chosen so that all are about equally loud to the ear. */
const loudness: Record<MadeSound, number> = {
  white: 0.1,
  pink: 0.14,
  brown: 0.22,
  rain: 0.14,
  hush: 0.16,
  heart: 0.2,
};

/** The highest sample of any sound: above 1 it would be distorted. */
const PEAK = 0.95;

type Source = () => number;

/**
 * Generates the samples of one period of a sound, which repeats without a gap.
 *
 * @param rate samples per second.
 * @param random returns numbers from 0 to 1, like Math.random.
 */
export function samplesOf(
  kind: MadeSound,
  rate: number,
  random: Source = Math.random,
): Float32Array<ArrayBuffer> {
  const length = PERIOD_S * rate;
  const white = () => random() * 2 - 1;
  const makers: Record<MadeSound, () => Float32Array<ArrayBuffer>> = {
    white: () => blended(white, length, rate),
    pink: () => blended(pink(white), length, rate),
    brown: () => blended(brown(white), length, rate),
    rain: () => {
      const rain = blended(above(pink(white), 400 / rate), length, rate);
      for (let drop = 0; drop < PERIOD_S * DROPS_PER_S; drop++) addDrop(rain, rate, random);
      return rain;
    },
    hush: () =>
      blended(above(pink(white), 200 / rate), length, rate).map(
        (sample, i) => sample * (0.15 + 0.85 * Math.sin((Math.PI * i) / rate / SWELL_S) ** 2),
      ),
    heart: () => heart(length, rate),
  };
  return levelled(makers[kind](), loudness[kind]);
}

/** Pink noise by Paul Kellet's filter: every octave is equally loud. */
function pink(white: Source): Source {
  let [a, b, c] = [0, 0, 0];
  return () => {
    const next = white();
    a = 0.99765 * a + next * 0.099046;
    b = 0.963 * b + next * 0.2965164;
    c = 0.57 * c + next * 1.0526913;
    return a + b + c + next * 0.1848;
  };
}

/** Brown noise: a leaky sum of white noise, so each octave has half the amplitude of the one below. */
function brown(white: Source): Source {
  let sum = 0;
  return () => (sum = (sum + 0.02 * white()) / 1.02);
}

/** Keeps the part of a noise above a frequency, given as a fraction of the sample rate. */
function above(source: Source, frequency: number): Source {
  const share = 1 - Math.exp(-2 * Math.PI * frequency);
  let low = 0;
  return () => {
    const next = source();
    low += share * (next - low);
    return next - low;
  };
}

/** Generates a noise whose end crossfades into its beginning at equal power. */
function blended(source: Source, length: number, rate: number): Float32Array<ArrayBuffer> {
  const samples = Float32Array.from({ length }, source);
  const blend = BLEND_S * rate;
  for (let i = 0; i < blend; i++)
    samples[i] = samples[i]! * Math.sqrt(i / blend) + source() * Math.sqrt(1 - i / blend);
  return samples;
}

/** Adds one drop of rain: a short tone that dies away. Most drops are soft. */
function addDrop(samples: Float32Array, rate: number, random: Source) {
  const start = Math.floor(random() * samples.length);
  const pitch = 900 + 2600 * random();
  const decay = 0.003 + 0.01 * random();
  const loud = 8 * random() ** 4;
  for (let i = 0; i < 6 * decay * rate; i++) {
    const t = i / rate;
    const at = (start + i) % samples.length;
    samples[at] = samples[at]! + loud * Math.exp(-t / decay) * Math.sin(2 * Math.PI * pitch * t);
  }
}

/** Two soft thumps per beat, with overtones that a phone's loudspeaker can reproduce. */
function heart(length: number, rate: number): Float32Array<ArrayBuffer> {
  const beat = 60 / BEATS_PER_MINUTE;
  return Float32Array.from({ length }, (_, i) => {
    const t = (i / rate) % beat;
    return thump(t) + SECOND_THUMP.loudness * thump(t - SECOND_THUMP.after);
  });
}

function thump(t: number): number {
  if (t < 0) return 0;
  const swing = 2 * Math.PI * t;
  const tone = Math.sin(60 * swing) + 0.5 * Math.sin(120 * swing) + 0.25 * Math.sin(180 * swing);
  return tone * (1 - Math.exp(-t / 0.01)) * Math.exp(-t / 0.06);
}

function levelled(samples: Float32Array<ArrayBuffer>, level: number): Float32Array<ArrayBuffer> {
  let [squares, peak] = [0, 0];
  for (const sample of samples) {
    squares += sample * sample;
    peak = Math.max(peak, Math.abs(sample));
  }
  const gain = Math.min(level / Math.sqrt(squares / samples.length), PEAK / peak);
  return samples.map((sample) => sample * gain);
}
