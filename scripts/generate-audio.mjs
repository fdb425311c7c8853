// Makes the recordings in public/sounds: node scripts/generate-audio.mjs (needs ffmpeg).
//
// Each sound repeats after a whole number of seconds, its period, and the file holds
// a little more than one. A player that loops any stretch of one period's length is
// seamless, whatever silence the encoder has put around it.

import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const RATE = 32_000;
const EXTRA_SECONDS = 1.5;
const folder = join('public', 'sounds');

/** A repeatable source of numbers from -1 to 1 (mulberry32). */
function noise(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2_147_483_648 - 1;
  };
}

/** One-pole low pass: keeps what is slower than `hertz`. */
function lowPass(samples, hertz) {
  const k = 1 - Math.exp((-2 * Math.PI * hertz) / RATE);
  let last = 0;
  return samples.map((sample) => (last += k * (sample - last)));
}

/** Joins the end to the beginning over a second, so that the sound repeats. */
function periodic(samples, period) {
  const joint = RATE;
  const n = period * RATE;
  return Float64Array.from({ length: n }, (_, i) => {
    if (i >= joint) return samples[i];
    const t = (i / joint) * (Math.PI / 2);
    return samples[i] * Math.sin(t) + samples[n + i] * Math.cos(t);
  });
}

function raw(seed, period) {
  const next = noise(seed);
  return Float64Array.from({ length: (period + 1) * RATE }, next);
}

/** Wind: slow air, and a softer, higher breath that swells on its own. */
function wind(period) {
  const low = periodic(lowPass(lowPass(raw(11, period), 320), 320), period);
  const high = periodic(lowPass(lowPass(raw(23, period), 1400), 900), period);
  return low.map((sample, i) => {
    const turn = (2 * Math.PI * i) / (period * RATE);
    const swell = 0.62 + 0.2 * Math.sin(2 * turn) + 0.12 * Math.sin(5 * turn + 1.3);
    const breath = 0.3 + 0.2 * Math.sin(3 * turn + 0.7) + 0.1 * Math.sin(7 * turn + 2);
    return sample * swell + high[i] * breath * 0.5;
  });
}

/** White noise with its sharp edge taken off, as from a machine across the room. */
function whiteNoise(period) {
  return periodic(lowPass(raw(5, period), 5200), period);
}

function wav(samples, period) {
  const length = Math.round((period + EXTRA_SECONDS) * RATE);
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const data = Buffer.alloc(44 + length * 2);
  data.write('RIFF', 0);
  data.writeUInt32LE(36 + length * 2, 4);
  data.write('WAVEfmt ', 8);
  data.writeUInt32LE(16, 16);
  data.writeUInt16LE(1, 20);
  data.writeUInt16LE(1, 22);
  data.writeUInt32LE(RATE, 24);
  data.writeUInt32LE(RATE * 2, 28);
  data.writeUInt16LE(2, 32);
  data.writeUInt16LE(16, 34);
  data.write('data', 36);
  data.writeUInt32LE(length * 2, 40);
  for (let i = 0; i < length; i++) {
    const sample = (samples[i % samples.length] / peak) * 0.7;
    data.writeInt16LE(Math.round(sample * 32767), 44 + i * 2);
  }
  return data;
}

mkdirSync(folder, { recursive: true });
for (const [name, make, period] of [
  ['wind', wind, 24],
  ['white-noise', whiteNoise, 8],
]) {
  const source = join(folder, `${name}.wav`);
  writeFileSync(source, wav(make(period), period));
  execFileSync('ffmpeg', [
    ...['-loglevel', 'error', '-y', '-i', source],
    ...['-codec:a', 'libmp3lame', '-b:a', '64k', '-bitexact', join(folder, `${name}.mp3`)],
  ]);
  rmSync(source);
}
