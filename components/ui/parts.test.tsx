import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fixtures } from '../lib/fixtures';
import { MarkupContext } from '../lib/html';
import type { Html as HtmlId } from '../lib/schema.gen';
import { Picture } from './picture';
import { Proofs } from './proofs';

describe('A picture', () => {
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
});

describe('Proofs', () => {
  const site = fixtures['services page'][0].site;
  const certificate = { name: 'Sleep, Level 4', awardedBy: 'A School', year: 2019 };
  const insurance = { name: 'Insurance', awardedBy: 'An Insurer', year: 2026, number: 'AB1' };

  it('name each proof, with a link where it can be checked', () => {
    const check = 'https://insurer.example/AB1';
    const { container } = render(
      <Proofs of={{ ...site, certificate, proofs: [{ ...insurance, check }] }} />,
    );
    expect(container).toHaveTextContent(
      'Sleep, Level 4, A School, 2019. Insurance, An Insurer, 2026, AB1.',
    );
    expect(screen.getByRole('link')).toHaveAttribute('href', check);
  });
});
