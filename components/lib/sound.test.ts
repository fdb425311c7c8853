import { describe, expect, it, vi } from 'vitest';
import { BEATS_PER_MINUTE, PERIOD_S, samplesOf, SWELL_S, type MadeSound } from './noise';
import { playLoop } from './sound';

describe('Sounds', () => {
  it('A recording that does not load in time is an error, and leaves no audio context open', async () => {
    const close = vi.fn(async () => {});
    vi.stubGlobal(
      'AudioContext',
      class {
        close = close;
      },
    );
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort('late'));
    vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => init?.signal?.throwIfAborted());
    await expect(playLoop('/wind.mp3', 1, () => {})).rejects.toBe('late');
    expect(timeout).toHaveBeenCalledWith(30_000);
    expect(close).toHaveBeenCalledOnce();
  });

  it('A sound with a time fades out on the clock of the audio, and the latest time counts', async () => {
    const param = () => ({
      cancelScheduledValues: vi.fn(),
      setValueAtTime: vi.fn(),
      linearRampToValueAtTime: vi.fn(),
      setTargetAtTime: vi.fn(),
    });
    const gains = [param(), param()];
    const source = {
      start: vi.fn(),
      stop: vi.fn(),
      connect: (next: unknown) => next,
      onended: null as (() => void) | null,
    };
    const close = vi.fn(async () => {});
    const resume = vi.fn(async () => {});
    vi.stubGlobal(
      'AudioContext',
      class {
        currentTime = 100;
        destination = {};
        close = close;
        resume = resume;
        decodeAudioData = async () => ({ duration: 20 });
        createBufferSource = () => source;
        createGain = vi
          .fn()
          .mockReturnValueOnce({ gain: gains[0], connect: (next: unknown) => next })
          .mockReturnValueOnce({ gain: gains[1], connect: (next: unknown) => next });
      },
    );
    vi.stubGlobal('fetch', async () => ({ ok: true, arrayBuffer: async () => new ArrayBuffer(1) }));
    const onEnd = vi.fn();
    const playback = await playLoop('/wind.mp3', 1, onEnd);
    playback.endAfter(15);
    expect(gains[1]!.setValueAtTime).toHaveBeenLastCalledWith(1, 100 + 15 * 60 - 30);
    expect(gains[1]!.linearRampToValueAtTime).toHaveBeenLastCalledWith(0, 1000);
    expect(source.stop).toHaveBeenLastCalledWith(1000);
    playback.endAfter(undefined);
    expect(source.stop.mock.lastCall?.[0]).toBeGreaterThan(1e8);
    expect(gains[1]!.cancelScheduledValues).toHaveBeenCalledTimes(2);
    expect(playback.left()).toBeUndefined();
    playback.endAfter(1);
    expect(playback.left()).toBe(60);
    resume.mockClear();
    dispatchEvent(new Event('pointerup')); // as after a call on an iPhone
    expect(resume).toHaveBeenCalledOnce();
    source.onended?.();
    dispatchEvent(new Event('pointerup'));
    expect(resume).toHaveBeenCalledOnce();
    expect(close).toHaveBeenCalledOnce();
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('A made sound repeats whole, and is made at the rate of the device', async () => {
    const source = { start: vi.fn(), connect: (next: unknown) => next, loop: false, loopEnd: 0 };
    const copyToChannel = vi.fn();
    const param = { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn() };
    vi.stubGlobal(
      'AudioContext',
      class {
        sampleRate = 4;
        resume = async () => {};
        createBuffer = (_: number, length: number, rate: number) => ({
          duration: length / rate,
          copyToChannel,
        });
        createBufferSource = () => source;
        createGain = () => ({ gain: param, connect: (next: unknown) => next });
      },
    );
    const samples = new Float32Array(12);
    const make = vi.fn(() => samples);
    await playLoop(make, 1, () => {});
    expect(make).toHaveBeenCalledExactlyOnceWith(4);
    expect(copyToChannel).toHaveBeenCalledExactlyOnceWith(samples, 0);
    expect(source).toMatchObject({ loop: true, loopStart: 0, loopEnd: 3 });
    expect(source.start).toHaveBeenCalledExactlyOnceWith(0, 0);
  });
});

describe('Noise', () => {
  const RATE = 8000;
  const kinds: MadeSound[] = ['white', 'pink', 'brown', 'rain', 'hush', 'heart'];
  const made = Object.fromEntries(
    kinds.map((kind) => [kind, samplesOf(kind, RATE, seeded(7))]),
  ) as Record<MadeSound, Float32Array>;

  /** The numbers of a linear congruential generator, from 0 to 1. */
  function seeded(seed: number): () => number {
    let state = seed;
    return () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
  }

  /** The level of a sound around a frequency, in decibels, over pieces of a quarter of a second. */
  function level(samples: Float32Array, frequency: number): number {
    const piece = RATE / 4;
    let power = 0;
    for (let from = 0; from < samples.length; from += piece) {
      for (const near of [frequency - 8, frequency, frequency + 8]) {
        let [real, imaginary] = [0, 0];
        for (let i = 0; i < piece; i++) {
          const angle = (2 * Math.PI * near * i) / RATE;
          real += samples[from + i]! * Math.cos(angle);
          imaginary += samples[from + i]! * Math.sin(angle);
        }
        power += real * real + imaginary * imaginary;
      }
    }
    return 10 * Math.log10(power);
  }

  const loudness = (samples: Float32Array) =>
    Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

  /** The loudness of each twentieth of a second. */
  const course = (samples: Float32Array) =>
    Array.from({ length: PERIOD_S * 20 }, (_, i) =>
      loudness(samples.subarray((i * RATE) / 20, ((i + 1) * RATE) / 20)),
    );

  describe.each(kinds)('The %s', (kind) => {
    const samples = made[kind];

    it('is audible, and never so loud that it is distorted', () => {
      expect(samples).toHaveLength(PERIOD_S * RATE);
      expect(loudness(samples)).toBeGreaterThan(0.05);
      expect(samples.every((sample) => Math.abs(sample) <= 0.951)).toBe(true);
    });

    it('begins again without a click', () => {
      const step = (i: number) => Math.abs(samples[i]! - samples.at(i - 1)!);
      const largest = samples.reduce((most, _, i) => (i > 0 ? Math.max(most, step(i)) : most), 0);
      expect(step(0)).toBeLessThanOrEqual(largest);
    });
  });

  it.each([
    ['white', 0],
    ['pink', 3],
    ['brown', 6],
  ] as const)('Each octave of %s noise is %d decibels softer than the one below', (kind, fall) => {
    const octave = (level(made[kind], 250) - level(made[kind], 2000)) / 3;
    expect(octave).toBeGreaterThan(fall - 0.6);
    expect(octave).toBeLessThan(fall + 0.6);
  });

  it('The hush swells and falls, and no other noise does', () => {
    const ratio = (kind: MadeSound) => {
      const steps = course(made[kind]);
      const at = (second: number) =>
        loudness(Float32Array.from(steps.filter((_, i) => i % (SWELL_S * 20) === second * 20)));
      return at(SWELL_S / 2) / at(0);
    };
    expect(ratio('hush')).toBeGreaterThan(4);
    expect(ratio('pink')).toBeLessThan(1.3);
    expect(ratio('rain')).toBeLessThan(1.3);
  });

  it('The heart beats twice, and as often a minute as it says', () => {
    const steps = course(made.heart);
    const loud = Math.max(...steps) / 4;
    const thumps = steps.filter((step, i) => step > loud && steps.at(i - 1)! <= loud);
    expect(thumps).toHaveLength(2 * (PERIOD_S / 60) * BEATS_PER_MINUTE);
  });

  it('Rain has single drops, which stand out of its noise', () => {
    const crest = (kind: MadeSound) => {
      const most = made[kind].reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
      return most / loudness(made[kind]);
    };
    expect(crest('rain')).toBeGreaterThan(crest('pink') * 1.15);
  });
});
