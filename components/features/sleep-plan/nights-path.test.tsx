import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NightsPath } from './nights-path';

it('The path says of its first number what all of them are', () => {
  const planned = [1, 4, 7].map((firstNight) => ({
    firstNight,
    lastNight: firstNight + 2,
    label: `Stage ${firstNight}`,
    index: 0,
  }));
  const { container } = render(<NightsPath planned={planned} word="Night" />);
  expect([...container.querySelectorAll('text')].map((text) => text.textContent)).toEqual([
    'Night 1',
    '4',
    '7',
  ]);
});
