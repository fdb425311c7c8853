import { beforeEach, expect, it, vi } from 'vitest';
import { followReading } from './follow-reading';
import { keptReading } from './kept-reading';

let seen: (
  entries: Pick<IntersectionObserverEntry, 'isIntersecting' | 'boundingClientRect'>[],
) => void;
const observed: Element[] = [];

beforeEach(() => {
  observed.length = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof seen) {
        seen = callback;
      }
      observe = (element: Element) => observed.push(element);
      disconnect = () => {};
    },
  );
});

it('keeps, where it was asked to, the end of the last block that was seen, and never less than before', () => {
  const text = document.createElement('div');
  text.append(document.createElement('p'), document.createElement('footer'));
  text.getBoundingClientRect = () => ({ top: -100, height: 1000 }) as DOMRect;
  followReading('/naps', text);
  vi.stubGlobal('scrollY', 100);
  seen([{ isIntersecting: true, boundingClientRect: { bottom: 250 } as DOMRect }]);
  expect(keptReading.read()).toBeUndefined(); // the member hasn't asked for it
  vi.stubGlobal('scrollY', 0);
  keptReading.write({});
  expect(observed).toEqual([...text.children]);
  const block = (bottom: number, isIntersecting = true) => ({
    isIntersecting,
    boundingClientRect: { bottom } as DOMRect,
  });
  seen([block(800)]);
  expect(keptReading.read()).toEqual({}); // nobody has scrolled yet
  vi.stubGlobal('scrollY', 100);
  seen([block(250), block(700, false)]);
  expect(keptReading.read()).toEqual({ '/naps': 0.35 });
  seen([block(100)]);
  expect(keptReading.read()).toEqual({ '/naps': 0.35 });
  vi.stubGlobal('innerHeight', 600);
  seen([block(900)]);
  expect(keptReading.read()).toEqual({ '/naps': 0.7 });
  vi.stubGlobal('innerHeight', 900);
  seen([block(900)]);
  expect(keptReading.read()).toEqual({ '/naps': 1 });
});
