import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MarkupContext } from '../lib/html';
import type { Html as HtmlId } from '../lib/schema.gen';
import { Picture } from './picture';

function show(id: string, markup: Record<string, string>) {
  const { container } = render(
    <MarkupContext value={new Map(Object.entries(markup))}>
      <Picture of={id as HtmlId} slot="hero" />
    </MarkupContext>,
  );
  return container.firstElementChild;
}

it('a photograph names its place, and shows what was made for it', () => {
  const shown = show('photo-a', { 'photo-a hero': '<img alt="large">', 'photo-a': '<img>' });
  expect(shown).toHaveAttribute('data-html', 'photo-a hero');
  expect(shown?.innerHTML).toBe('<img alt="large">');
});

it('where nothing was made for its place, it shows what is for all', () => {
  expect(show('photo-a', { 'photo-a': '<img>' })?.innerHTML).toBe('<img>');
});

it('a drawing is the same in all places', () => {
  const drawing = show('a', { a: '<svg></svg>' });
  expect(drawing).toHaveAttribute('data-html', 'a');
  expect(drawing?.innerHTML).toBe('<svg></svg>');
});
