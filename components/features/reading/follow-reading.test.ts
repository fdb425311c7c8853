import { expect, it, vi } from 'vitest';
import { followReading } from './follow-reading';
import { stubIntersections } from '../../lib/fixtures';
import { handoverOf } from '../../lib/handover';
import { readLog, removeDays, removeReading } from '../../lib/kept-log';
import { keepLog, tapped } from '../../lib/log-fixtures';
import { momentOf } from '../../lib/moment';
import { keepReading, readingIn } from './kept-reading';

const kept = () => readingIn(readLog());

it('keeps, where it was asked to, the end of the last block that was seen, and never less than before', () => {
  const text = document.createElement('div');
  text.append(document.createElement('p'), document.createElement('footer'));
  text.getBoundingClientRect = () => ({ top: -100, height: 1000 }) as DOMRect;
  const { observed, report } = stubIntersections();
  followReading('/naps', text);
  vi.stubGlobal('scrollY', 100);
  report({ isIntersecting: true, boundingClientRect: { bottom: 250 } as DOMRect });
  expect(kept()).toBeUndefined(); // the member hasn't asked for it
  vi.stubGlobal('scrollY', 0);
  keepReading();
  expect(observed).toEqual([...text.children]);
  const block = (bottom: number, isIntersecting = true) => ({
    isIntersecting,
    boundingClientRect: { bottom } as DOMRect,
  });
  report(block(800));
  expect(kept()).toEqual({}); // nothing has been scrolled yet
  vi.stubGlobal('scrollY', 100);
  report(block(250), block(700, false));
  expect(kept()).toEqual({ '/naps': 0.35 });
  report(block(100));
  expect(kept()).toEqual({ '/naps': 0.35 });
  vi.stubGlobal('innerHeight', 600);
  report(block(900));
  expect(kept()).toEqual({ '/naps': 0.7 });
  vi.stubGlobal('innerHeight', 900);
  report(block(900));
  expect(kept()).toEqual({ '/naps': 1 });
});

it('is a part of the log that is one event for each guide, and goes alone', () => {
  keepReading('/naps', 0.35);
  keepReading('/naps', 0.7);
  keepLog(tapped('asleep', '2026-11-22T19:00'));
  expect(readLog().filter(({ kind, text }) => kind === 'read' && text === '/naps')).toHaveLength(1);
  expect(handoverOf(readLog(), momentOf(new Date('2026-11-22T20:00'))).log).toMatchObject([
    { kind: 'asleep' }, // reading progress is not passed on to the other parent
  ]);
  removeDays();
  expect(kept()).toMatchObject({ '/naps': 0.7 });
  removeReading();
  expect(readLog()).toEqual([]);
});
