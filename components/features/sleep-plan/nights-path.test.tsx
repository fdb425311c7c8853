import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NightsPath } from './nights-path';

it('has a dot for each night, and for each stage a fuller moon with its first night', () => {
  const { container } = render(
    <NightsPath
      planned={[
        { index: 1, label: '1', firstNight: 1, lastNight: 3 },
        { index: 2, label: '2', firstNight: 4, lastNight: 6 },
        { index: 3, label: '3', firstNight: 7 },
      ]}
    />,
  );
  expect(container.querySelectorAll('circle[r="2.5"]')).toHaveLength(7);
  const first = [...container.querySelectorAll('text')].map((text) => text.textContent);
  expect(first).toEqual(['1', '4', '7']);
  const moons = [...container.querySelectorAll('[fill-opacity]')];
  const lit = moons.map((moon) => Number(moon.getAttribute('fill-opacity')));
  expect(lit).toEqual(lit.toSorted((a, b) => a - b));
  expect(lit.at(-1)).toBe(1);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
});
