import { expect, it } from 'vitest';
import { dial, joinNumbers } from './text';

it.each([
  ['+44 (0)7700 900123', 'tel:+447700900123'],
  ['0044 (0) 7700 900123', 'tel:00447700900123'],
  ['07700 900 123', 'tel:07700900123'],
  ['(01244) 496-000', 'tel:01244496000'],
  ['07700\u00a0900123', 'tel:07700900123'],
  ['111', 'tel:111'],
  ['116 123', 'tel:116123'],
  ['18001 0808 801 0327', 'tel:1800108088010327'],
  ['+1 (212) 555-0123', 'tel:+12125550123'],
])('%s is dialled as %s', (phone, address) => {
  expect(dial(phone)).toBe(address);
});

it('breaks no line between a number and what follows it', () => {
  const data = {
    title: 'Wakes 3-5 times after 45 min, or 2–3 h',
    href: '/nights-7-9',
    id: '3-4',
    rows: ['a 15-minute call', '16-20°C', 4, null],
  };
  expect(joinNumbers(data)).toEqual({
    title: 'Wakes 3-\u20605\u00a0times after 45\u00a0min, or 2–\u20603\u00a0h',
    href: '/nights-7-9',
    id: '3-4',
    rows: ['a 15-\u2060minute call', '16-\u206020°C', 4, null],
  });
});
