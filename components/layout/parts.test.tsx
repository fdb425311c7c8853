import { act, render, screen, within } from '@testing-library/react';
import { describe, beforeEach, expect, it, vi } from 'vitest';
import { fixtures, renderOn, stubIntersections } from '../lib/fixtures';
import { PageContext } from '../lib/page';
import type { ConsultantProfile, Html } from '../lib/schema.gen';
import { Portrait, VoiceRecording } from './consultant';
import { Contents } from './contents';
import { optional } from './optional';

describe('An optional part', () => {
  const [page] = fixtures['home page'];
  const { partNotLoaded } = page.site.words;
  const Shown = ({ name }: { name: string }) => <p>the part of {name}</p>;
  const refuse = () => Promise.reject(new TypeError('offline'));

  function show(load: () => Promise<typeof Shown>, around = {}) {
    const Part = optional(load);
    const page_ = (
      <PageContext value={page}>
        <p>the page</p>
        <Part name="it" waiting="under way" {...around} />
      </PageContext>
    );
    return render(page_);
  }

  it('what does not come at first is asked for once more by itself', async () => {
    const load = vi.fn(refuse as () => Promise<typeof Shown>);
    load.mockImplementationOnce(refuse).mockImplementationOnce(async () => Shown);
    show(load);
    expect(screen.getByText('under way')).toBeVisible();
    expect(await screen.findByText('the part of it')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('what decorates a page leaves its place empty', async () => {
    const { container } = show(refuse, { lost: null });
    await act(async () => {});
    expect(container).toHaveTextContent(/^the page$/);
  });

  it('whoever cannot stand in is told', async () => {
    const onLost = vi.fn();
    show(refuse, { onLost });
    await act(async () => {});
    expect(onLost).toHaveBeenCalledOnce();
  });

  it('a part that throws costs its own place only', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const Broken = () => {
      throw new Error('broken');
    };
    show(async () => Broken as typeof Shown);
    expect(await screen.findByText(partNotLoaded)).toBeVisible();
    expect(screen.getByText('the page')).toBeVisible();
  });
});

describe('The consultant', () => {
  const [page] = fixtures['home page'];

  function show(consultant: ConsultantProfile) {
    const markup = new Map([
      ['drawing', '<svg aria-hidden="true"></svg>'],
      ['photograph', '<img alt="Me, at a kitchen table">'],
    ]);
    renderOn(
      { ...page, site: { ...page.site, consultant } },
      <>
        <Portrait />
        <VoiceRecording />
      </>,
      markup,
    );
  }

  it('is silent until there is a recording', () => {
    show({ portrait: 'drawing' as Html });
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByRole('figure')).toBeNull();
  });

  it('is shown in the photograph and heard in the recording, whose words can be read', () => {
    show({
      portrait: 'photograph' as Html,
      recording: {
        href: '/sounds/call.mp3',
        label: 'What the call is like',
        transcriptLabel: 'Read it',
        transcript: 'words' as Html,
      },
    });
    expect(screen.getByRole('img')).toHaveAccessibleName('Me, at a kitchen table');
    expect(screen.getByLabelText('What the call is like')).toHaveAttribute(
      'src',
      '/sounds/call.mp3',
    );
    expect(screen.getByText('Read it')).toBeInTheDocument();
  });
});

describe('The list of sections', () => {
  const entries = [
    { id: 'cues', text: 'Cues' },
    { id: 'windows', text: 'Windows' },
    { id: 'naps', text: 'Naps' },
  ];

  /** Reports sections as above or below the middle of the window. */
  let scroll: (above: Record<string, boolean>) => void;

  beforeEach(() => {
    const { report } = stubIntersections();
    scroll = (above) =>
      report(
        ...Object.entries(above).map(([id, isIntersecting]) => ({
          target: document.getElementById(id)!,
          isIntersecting,
        })),
      );
  });

  const show = (wideOnly?: boolean) =>
    render(
      <>
        <Contents label="On this page" entries={entries} {...(wideOnly && { wideOnly })} />
        {entries.map(({ id, text }) => (
          <h2 key={id} id={id}>
            {text}
          </h2>
        ))}
      </>,
    );

  const lists = () => screen.getAllByRole('navigation', { name: 'On this page' });
  const marked = () =>
    within(lists().at(-1)!)
      .getAllByRole('link')
      .filter((link) => link.ariaCurrent ?? link.getAttribute('aria-current'))
      .map((link) => link.textContent);

  it('marks the last section that begins above the middle of the window', () => {
    show();
    expect(marked()).toEqual([]);
    scroll({ cues: true, windows: true, naps: false });
    expect(marked()).toEqual(['Windows']);
    scroll({ naps: true });
    expect(marked()).toEqual(['Naps']);
    scroll({ naps: false, windows: false });
    expect(marked()).toEqual(['Cues']);
    scroll({ cues: false });
    expect(marked()).toEqual([]);
  });

  it('is folded where there is no column for it, unless the page has jump links', () => {
    const { unmount } = show();
    expect(lists()).toHaveLength(2);
    expect(lists()[0]!.querySelector('details')).not.toHaveAttribute('open');
    unmount();
    show(true);
    expect(lists()).toHaveLength(1);
  });
});
