import { act, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { PageContext } from '../lib/page';
import { fixtures } from '../lib/fixtures';
import type { PageOf } from '../lib/schema.gen';
import { dismissToast, Toaster } from '../ui/toast';
import { Services } from './services';

const [fixture] = fixtures['services page'];
const offer = fixture.content.offers[0]!;
const page: PageOf<'services'> = {
  ...fixture,
  content: {
    ...fixture.content,
    offers: [
      { ...offer, id: 'support', title: 'Support', actionType: 'discovery', action: 'Book a call' },
      ...['programme', 'year'].map((id) => ({
        ...offer,
        id,
        title: id === 'year' ? 'Year' : 'Programme',
        actionType: 'purchase' as const,
        checkoutUrl: `https://pay.example/${id}`,
        action: 'Buy it',
        priceNote: 'Paid once.',
      })),
    ],
    purchaseToast: 'Redirecting to our secure payment page',
  },
  site: {
    ...fixture.site,
    booking: { ...fixture.site.booking, url: 'https://calendly.com/sleep/call' },
  },
};

const offerCard = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => {
  act(dismissToast);
  render(
    <PageContext value={page}>
      <Services page={page} />
      <Toaster close="Close" />
    </PageContext>,
  );
});

describe('An offer', () => {
  it('says what it holds and how to have it before its small print', () => {
    const action = offerCard('Year').getByRole('link', { name: /Buy it/ });
    const note = offerCard('Year').getByText('Paid once.');
    expect(action.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('opens its own checkout, not another’s', () => {
    const buy = offerCard('Year').getByRole('link', { name: 'Buy it (opens in a new tab)' });
    expect(buy).toHaveAttribute('href', 'https://pay.example/year');
  });
});
