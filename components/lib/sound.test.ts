import { expect, it, vi } from 'vitest';
import { playLoop } from './sound';

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
