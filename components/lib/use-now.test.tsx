import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { usePartOfDay } from './use-now';

const Part = () => <p>{usePartOfDay()}</p>;

it.each([
  ['00:00', 'night'],
  ['05:59', 'night'],
  ['06:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'day'],
  ['18:59', 'day'],
  ['19:00', 'night'],
  ['19:30', 'night'],
  ['23:59', 'night'],
])('at %s by the clock it is %s', (clock, part) => {
  vi.useFakeTimers({ now: new Date(`2026-11-24T${clock}:00`) });
  render(<Part />);
  expect(screen.getByText(part)).toBeInTheDocument();
});
