import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { setPlaying } from '../lib/playing';
import { playLoop } from '../lib/sound';
import { Toaster, dismissToast } from '../ui/toast';
import { PageContext } from '../lib/page';
import { fixtures } from '../lib/fixtures';
import { Listen } from './listen';

vi.mock('../lib/sound', () => ({ playLoop: vi.fn() }));

const [page] = fixtures['home page'];
page.site.sounds.whiteNoise.href = '/sounds/white-noise.mp3';
const block = {
  type: 'listen' as const,
  label: 'Hear white noise',
  hint: 'Press to hear it',
};
const view = (
  <PageContext value={page}>
    <Listen block={block} renderBlocks={() => null} />
    <Toaster close="Close" />
  </PageContext>
);
const playback = (stop: () => void) => ({
  stop,
  endAfter: vi.fn(),
  left: vi.fn(),
  setVolume: vi.fn(),
});
const button = () => screen.getByRole('button', { name: 'Hear white noise' });

beforeEach(() => dismissToast());

it('The sample takes the place of a sleep sound', async () => {
  vi.mocked(playLoop).mockResolvedValue(playback(vi.fn()));
  const sleepSound = vi.fn();
  const [sounds] = fixtures['sleep-sounds page'];
  const {
    sounds: [sound],
    line,
  } = sounds.content;
  render(view);
  act(() =>
    setPlaying({ sound: sound!, line, path: '/', left: () => undefined, stop: sleepSound }),
  );
  await userEvent.click(button());
  expect(sleepSound).toHaveBeenCalledOnce();
  act(() => setPlaying(undefined));
});
