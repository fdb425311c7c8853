import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
      { ...offer, id: 'programme', title: 'Programme', actionType: 'purchase', action: 'Buy it' },
    ],
    purchaseToast: 'Redirecting to our secure payment page',
  },
  site: {
    ...fixture.site,
    booking: { ...fixture.site.booking, url: 'https://calendly.com/sleep/call' },
    checkout: { ...fixture.site.checkout, url: 'https://pay.example/programme' },
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
  it('that can be bought opens the checkout in a new tab, and says so', async () => {
    const buy = offerCard('Programme').getByRole('link', {
      name: 'Buy it (opens in a new tab)',
    });
    expect(buy).toHaveAttribute('href', 'https://pay.example/programme');
    expect(buy).toHaveAttribute('target', '_blank');
    expect(buy).toHaveAttribute('rel', 'noopener');
    await userEvent.click(buy);
    expect(screen.getByRole('status')).toHaveTextContent('Redirecting to our secure payment page');
  });

  it('that begins with a call opens the calendar’s own page', async () => {
    const call = offerCard('Support').getByRole('link', {
      name: 'Book a call (opens in a new tab)',
    });
    expect(call).toHaveAttribute('href', 'https://calendly.com/sleep/call');
    expect(call).toHaveAttribute('target', '_blank');
    await userEvent.click(call);
    expect(screen.getByRole('status')).toHaveTextContent('Calendar opening');
  });
});
