import { act, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Contents } from './contents';

const entries = [
  { id: 'cues', text: 'Cues' },
  { id: 'windows', text: 'Windows' },
  { id: 'naps', text: 'Naps' },
];

/** Reports sections as above the middle of the window, or below it. */
let scroll: (above: Record<string, boolean>) => void;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: Partial<IntersectionObserverEntry>[]) => void) {
        scroll = (above) =>
          act(() =>
            report(
              Object.entries(above).map(([id, isIntersecting]) => ({
                target: document.getElementById(id)!,
                isIntersecting,
              })),
            ),
          );
      }
      observe() {}
      disconnect() {}
    },
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
