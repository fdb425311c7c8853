import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MarkupContext } from '../lib/html';
import type { Html as HtmlId } from '../lib/schema.gen';
import { Picture } from './picture';

const photo = (place: string) =>
  `<picture><source srcset="a 1w" sizes="9rem"><img sizes="9rem" alt="A room" ${place}></picture>`;

function show(id: string, slot: 'hero' | 'figure', markup: string) {
  return render(
    <MarkupContext value={new Map([[id, markup]])}>
      <Picture of={id as HtmlId} slot={slot} />
    </MarkupContext>,
  ).container;
}

it('a photograph gets the width of its place, and loads first where it is the first to see', () => {
  // In the browser the markup may come from another place on the page, which differs.
  for (const written of ['loading="lazy"', 'fetchpriority="high"']) {
    const hero = show('photo-a', 'hero', photo(written));
    const { sizes } = (hero.firstElementChild as HTMLElement).dataset;
    expect(sizes).toMatch(/rem/);
    for (const element of hero.querySelectorAll('source, img'))
      expect(element).toHaveAttribute('sizes', sizes);
    expect(hero.querySelector('img')).toHaveAttribute('fetchpriority', 'high');
    expect(hero.querySelector('img')).not.toHaveAttribute('loading');

    const figure = show('photo-a', 'figure', photo(written)).querySelector('img');
    expect(figure).toHaveAttribute('loading', 'lazy');
    expect(figure).not.toHaveAttribute('fetchpriority');
  }
});

it('a drawing is left as it is, and costs its page no attributes', () => {
  const drawing = show('a', 'hero', '<svg></svg>').firstElementChild;
  expect(drawing).not.toHaveAttribute('data-sizes');
  expect(drawing?.innerHTML).toBe('<svg></svg>');
});
