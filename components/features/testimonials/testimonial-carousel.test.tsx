import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MarkupContext } from '../../lib/html';
import type { Html, Testimonial } from '../../lib/schema.gen';
import { TestimonialCarousel } from './testimonial-carousel';

const testimonials: Testimonial[] = [1, 2, 3, 4, 5, 6, 7].map((id) => ({
  id,
  name: `Family ${id}`,
  childAge: `Mum of child ${id}`,
  quote: `quote-${id}` as Html,
  stars: 5,
}));

const shown = () =>
  screen
    .getAllByRole('group')
    .flatMap((slide) => ('current' in slide.dataset ? slide.getAttribute('aria-label') : []));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('A testimonial shows the family where there is a picture', () => {
  const family = { ...testimonials[0]!, picture: 'photo-a' as Html };
  render(
    <MarkupContext value={new Map([['photo-a', '<img alt="Family 1 on a sofa">']])}>
      <TestimonialCarousel testimonials={[family, testimonials[1]!]} />
    </MarkupContext>,
  );
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    'Family 1 on a sofa',
  ]);
});

it('The testimonials never turn by themselves', () => {
  vi.useFakeTimers();
  render(<TestimonialCarousel testimonials={testimonials} />);
  act(() => void vi.advanceTimersByTime(600_000));
  expect(shown()).toEqual(['1 of 7']);
});

describe('The testimonials', () => {
  beforeEach(() => {
    render(<TestimonialCarousel testimonials={testimonials} />);
  });

  it('move to the testimonial of a dot, and mark the dot', async () => {
    await press('Show story 4 of 7');
    expect(shown()).toEqual(['4 of 7']);
    const dot = screen.getByRole('button', { name: 'Show story 4 of 7' });
    expect(dot).toHaveAttribute('aria-current', 'true');
    expect(dot).toHaveFocus();
  });

  it.each([
    ['to the left shows the next', 'TouchA', [200, 120], '2 of 7'],
    ['to the right shows the one before', 'TouchA', [120, 200], '7 of 7'],
    ['that hardly moves shows the same', 'TouchA', [200, 170], '1 of 7'],
    ['of a mouse selects words', 'MouseLeft', [200, 120], '1 of 7'],
  ] as const)('recognise a swipe: one %s', async (_, pointer, [from, to], expected) => {
    const target = screen.getByRole('group', { name: '1 of 7' });
    await userEvent.pointer([
      { keys: `[${pointer}>]`, target, coords: { clientX: from } },
      { keys: `[/${pointer}]`, target, coords: { clientX: to } },
    ]);
    expect(shown()).toEqual([expected]);
  });

  it('leave a gesture to the browser that scrolls with it', async () => {
    const target = screen.getByRole('group', { name: '1 of 7' });
    const user = userEvent.setup();
    await user.pointer({ keys: '[TouchA>]', target, coords: { clientX: 200 } });
    fireEvent.pointerCancel(target);
    await user.pointer({ keys: '[/TouchA]', target, coords: { clientX: 0 } });
    expect(shown()).toEqual(['1 of 7']);
  });
});
