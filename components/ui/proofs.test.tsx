import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fixtures } from '../lib/fixtures';
import { Proofs } from './proofs';

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
