import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Frame } from '../layout/frame';
import { fixtures } from '../lib/fixtures';
import { logIn } from '../lib/member';
import { PageContext } from '../lib/page';
import { chosen } from '../lib/player';
import { nowPlaying } from '../lib/playing';
import type { PageOf } from '../lib/schema.gen';
import { playLoop, type Playback } from '../lib/sound';
import { dismissToast } from '../ui/toast';
import { SleepSounds } from './sleep-sounds';

vi.mock('../lib/sound', () => ({ playLoop: vi.fn() }));

const [fixture] = fixtures['sleep-sounds page'];
const page: PageOf<'sleep-sounds'> = {
  ...fixture,
  path: '/sleep-sounds',
  content: {
    ...fixture.content,
    sounds: [
      { kind: 'wind', name: 'Wind', play: 'Play the wind', stop: 'Stop the wind' },
      { kind: 'rain', name: 'Rain', play: 'Play the rain', stop: 'Stop the rain' },
    ],
    line: { label: 'Sound playing', left: '{minutes} min left' },
    failure: 'It cannot be played.',
    loudness: {
      label: 'How loud',
      choices: [
        { label: 'Middle', percent: 50 },
        { label: 'Quieter', percent: 25 },
      ],
    },
  },
};
page.site.sounds.wind.href = '/sounds/wind.mp3';
const show = () =>
  render(
    <PageContext value={page}>
      <Frame page={page} search={null}>
        <SleepSounds page={page} />
      </Frame>
    </PageContext>,
  );
const main = () => within(screen.getByRole('main'));
const press = (name: string) => userEvent.click(main().getByRole('button', { name }));
const playback = () => ({
  stop: vi.fn<Playback['stop']>(),
  endAfter: vi.fn<Playback['endAfter']>(),
  left: vi.fn<Playback['left']>(),
  setVolume: vi.fn<Playback['setVolume']>(),
});

/** The playback of the next sound. */
function nextPlayback() {
  const next = playback();
  vi.mocked(playLoop).mockResolvedValueOnce(next);
  return next;
}

beforeEach(() => {
  act(() => {
    nowPlaying()?.stop();
    dismissToast();
    logIn();
  });
  for (const key of ['kind', 'minutes', 'percent'] as const) delete chosen[key];
  vi.mocked(playLoop).mockReset();
});

describe('The sound', () => {
  it('ends after the chosen time, which can be changed while it plays', async () => {
    const { endAfter, left } = nextPlayback();
    show();
    const timer = main().getByRole('combobox', { name: page.content.timer.label });
    const [minutes = 0] = page.content.timer.minutes;
    await press('Play the wind');
    await waitFor(() => expect(endAfter).toHaveBeenLastCalledWith(undefined));
    left.mockReturnValue(14 * 60 + 1);
    await userEvent.selectOptions(timer, String(minutes));
    await waitFor(() => expect(endAfter).toHaveBeenLastCalledWith(minutes));
    expect(await main().findByText('15 min left')).toBeVisible();
    const [, , onEnd] = vi.mocked(playLoop).mock.calls[0]!;
    act(onEnd);
    expect(main().getByRole('button', { name: 'Play the wind' })).toBeVisible();
  });

  it('is as loud as was chosen, before or while it plays', async () => {
    const { setVolume } = nextPlayback();
    show();
    const loudness = main().getByRole('combobox', { name: 'How loud' });
    await userEvent.selectOptions(loudness, 'Quieter');
    await press('Play the wind');
    expect(playLoop).toHaveBeenCalledWith('/sounds/wind.mp3', 0.25, expect.any(Function));
    await userEvent.selectOptions(loudness, 'Middle');
    await waitFor(() => expect(setVolume).toHaveBeenCalledExactlyOnceWith(0.5));
  });

  it('is on the lock screen while it plays, and can be stopped there', async () => {
    const handlers = new Map<string, MediaSessionActionHandler | null>();
    const session = {
      metadata: null,
      playbackState: 'none',
      setActionHandler: (action: string, handler: MediaSessionActionHandler | null) =>
        handlers.set(action, handler),
    };
    const Metadata = class {
      title: string;
      constructor({ title }: { title: string }) {
        this.title = title;
      }
    };
    vi.stubGlobal('MediaMetadata', Metadata);
    Object.defineProperty(navigator, 'mediaSession', { value: session, configurable: true });
    const { stop } = nextPlayback();
    show();
    expect([...handlers]).toEqual([]);
    await press('Play the wind');
    expect(session).toMatchObject({ metadata: { title: 'Wind' }, playbackState: 'playing' });
    expect([...handlers.keys()]).toEqual(['pause', 'stop']);
    await act(async () => handlers.get('pause')?.({ action: 'pause' }));
    Reflect.deleteProperty(navigator, 'mediaSession');
    expect(stop).toHaveBeenCalledOnce();
    expect(session).toMatchObject({ metadata: null, playbackState: 'none' });
    expect([...handlers.values()]).toEqual([null, null]);
    expect(main().getByRole('button', { name: 'Play the wind' })).toBeVisible();
  });

  it('plays once, however fast the presses follow one another', async () => {
    const arrivals: (() => void)[] = [];
    const playbacks = [playback(), playback()];
    for (const next of playbacks)
      vi.mocked(playLoop).mockImplementationOnce(
        () => new Promise((resolve) => arrivals.push(() => resolve(next))),
      );
    show();
    await press('Play the wind');
    await press('Stop the wind');
    await press('Play the wind');
    await act(async () => arrivals.forEach((arrive) => arrive()));
    expect(playbacks[0]!.stop).toHaveBeenCalledOnce();
    expect(playbacks[1]!.stop).not.toHaveBeenCalled();
  });

  it('shows no error for a sound that was stopped before it failed', async () => {
    let refuse = () => {};
    vi.mocked(playLoop).mockImplementation(
      () => new Promise((_, reject) => (refuse = () => reject(new Error('refused')))),
    );
    show();
    await press('Play the wind');
    await press('Stop the wind');
    await act(async () => refuse());
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});
