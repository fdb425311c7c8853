import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PageContext } from '../lib/page';
import { fixtures } from '../lib/fixtures';
import type { PageOf } from '../lib/schema.gen';
import { playLoop } from '../lib/sound';
import { dismissToast, Toaster } from '../ui/toast';
import { SleepSounds } from './sleep-sounds';

vi.mock('../lib/sound', () => ({ playLoop: vi.fn() }));

const [fixture] = fixtures['sleep-sounds page'];
const page: PageOf<'sleep-sounds'> = {
  ...fixture,
  content: {
    ...fixture.content,
    play: 'Play the wind',
    stop: 'Stop the wind',
    failure: 'It cannot be played.',
  },
};
page.site.sounds.wind.href = '/sounds/wind.mp3';

const show = () =>
  render(
    <PageContext value={page}>
      <SleepSounds page={page} />
      <Toaster close="Close" />
    </PageContext>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  act(dismissToast);
  vi.mocked(playLoop).mockReset();
});

describe('The sound', () => {
  it('is silent at first', () => {
    show();
    expect(screen.getByRole('button', { name: 'Play the wind' })).toBeVisible();
    expect(playLoop).not.toHaveBeenCalled();
  });

  it('plays from one press to the next', async () => {
    const stop = vi.fn();
    vi.mocked(playLoop).mockResolvedValue({ stop, endAfter: vi.fn() });
    show();
    await press('Play the wind');
    expect(playLoop).toHaveBeenCalledExactlyOnceWith('/sounds/wind.mp3', 0.5, expect.any(Function));
    expect(stop).not.toHaveBeenCalled();
    await press('Stop the wind');
    expect(stop).toHaveBeenCalledOnce();
  });

  it('ends after the chosen time, which can be changed while it plays', async () => {
    const endAfter = vi.fn();
    vi.mocked(playLoop).mockResolvedValue({ stop: vi.fn(), endAfter });
    show();
    const timer = screen.getByRole('combobox', { name: page.content.timer.label });
    const [minutes = 0] = page.content.timer.minutes;
    await press('Play the wind');
    await waitFor(() => expect(endAfter).toHaveBeenLastCalledWith(undefined));
    await userEvent.selectOptions(timer, String(minutes));
    await waitFor(() => expect(endAfter).toHaveBeenLastCalledWith(minutes));
    const [, , onEnd] = vi.mocked(playLoop).mock.calls[0]!;
    act(onEnd);
    expect(screen.getByRole('button', { name: 'Play the wind' })).toBeVisible();
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
    const stop = vi.fn();
    vi.mocked(playLoop).mockResolvedValue({ stop, endAfter: vi.fn() });
    show();
    expect([...handlers]).toEqual([]);
    await press('Play the wind');
    expect(session).toMatchObject({ metadata: { title: page.title }, playbackState: 'playing' });
    expect([...handlers.keys()]).toEqual(['pause', 'stop']);
    await act(async () => handlers.get('pause')?.({ action: 'pause' }));
    Reflect.deleteProperty(navigator, 'mediaSession');
    expect(stop).toHaveBeenCalledOnce();
    expect(session).toMatchObject({ metadata: null, playbackState: 'none' });
    expect([...handlers.values()]).toEqual([null, null]);
    expect(screen.getByRole('button', { name: 'Play the wind' })).toBeVisible();
  });

  it('stops when the page is left', async () => {
    const stop = vi.fn();
    vi.mocked(playLoop).mockResolvedValue({ stop, endAfter: vi.fn() });
    const { unmount } = show();
    await press('Play the wind');
    unmount();
    await waitFor(() => expect(stop).toHaveBeenCalledOnce());
  });

  it('plays once, however fast the presses follow one another', async () => {
    const arrivals: (() => void)[] = [];
    const stops = [vi.fn(), vi.fn()];
    for (const stop of stops)
      vi.mocked(playLoop).mockImplementationOnce(
        () => new Promise((resolve) => arrivals.push(() => resolve({ stop, endAfter: vi.fn() }))),
      );
    show();
    await press('Play the wind');
    await press('Stop the wind');
    await press('Play the wind');
    await act(async () => arrivals.forEach((arrive) => arrive()));
    expect(stops[0]).toHaveBeenCalledOnce();
    expect(stops[1]).not.toHaveBeenCalled();
  });

  it('shows an error, on the page too, when it cannot play, and can be tried again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.mocked(playLoop).mockRejectedValueOnce(new Error('refused'));
    vi.mocked(playLoop).mockResolvedValueOnce({ stop: vi.fn(), endAfter: vi.fn() });
    show();
    await press('Play the wind');
    expect(screen.getByRole('alert')).toHaveTextContent('It cannot be played.');
    expect(screen.getByRole('article')).toHaveTextContent('It cannot be played.');
    await press('Play the wind');
    expect(screen.getByRole('article')).not.toHaveTextContent('It cannot be played.');
    expect(screen.getByRole('button', { name: 'Stop the wind' })).toBeVisible();
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
