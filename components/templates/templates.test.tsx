import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixtures } from '../lib/fixtures';
import { MarkupContext } from '../lib/html';
import { PageContext } from '../lib/page';
import type { Html, PageOf, Question } from '../lib/schema.gen';
import { reveal } from '../navigation/hash-target';
import { dismissToast, Toaster } from '../ui/toast';
import { Answers } from './answers';
import { DiscoveryCall } from './discovery-call';
import { Guide } from './guide';
import { LimitedBadge, LimitedNote } from './limited-note';
import { Questions } from './questions';
import { Services } from './services';

describe('The answers', () => {
  const [page] = fixtures['home page'];
  const questions: Question[] = Array.from({ length: 8 }, (_, i) => ({
    id: `answer-${i}`,
    question: `Question ${i}`,
    tonight: [`${i}a`, `${i}b`, `${i}c`],
    path: '/guide',
    guide: 'A guide',
    calls: [],
  }));

  function show() {
    render(
      <PageContext value={page}>
        <Answers answers={page.content.answers!}>
          <Questions answers={{ ...page.content.answers!, questions }} />
        </Answers>
      </PageContext>,
    );
  }

  it('shows six questions, and the others below a fold', () => {
    show();
    expect(screen.getByText('Question 5')).toBeVisible();
    expect(screen.getByText('Question 6')).not.toBeVisible();
  });

  it('opens the question that a link leads to, and its fold', async () => {
    show();
    expect(screen.getByText('7a')).not.toBeVisible();
    await act(async () => reveal(document.getElementById('answer-7')!));
    expect(screen.getByText('7a')).toBeVisible();
    expect(screen.getByText('6a')).not.toBeVisible();
  });
});

describe('The services', () => {
  const [fixture] = fixtures['services page'];
  const offer = fixture.content.offers[0]!;
  const page: PageOf<'services'> = {
    ...fixture,
    content: {
      ...fixture.content,
      offers: [
        {
          ...offer,
          id: 'support',
          title: 'Support',
          actionType: 'discovery',
          action: 'Book a call',
        },
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
});

describe('The page about the call', () => {
  const [page] = fixtures['discovery-call page'];

  /** The picture beside the introduction, where the site's portrait is the one named. */
  function pictureBeside(portrait: string) {
    const consultant = { ...page.site.consultant, portrait: portrait as Html };
    const shown: PageOf<'discovery-call'> = { ...page, site: { ...page.site, consultant } };
    const { container } = render(
      <PageContext value={shown}>
        <DiscoveryCall page={shown} />
      </PageContext>,
    );
    const section = container.querySelector('section[aria-labelledby=consultant]');
    return section?.querySelector('[data-html]')?.getAttribute('data-html');
  }

  it('a drawing introduces the consultant until the site has a photograph', () => {
    expect(pictureBeside('a-drawing')).toBe(page.content.consultant?.picture);
  });

  it('the photograph of the site replaces the drawing', () => {
    expect(pictureBeside('photo-me')).toBe('photo-me half');
  });
});

describe('Limited places', () => {
  const { limited: whole } = fixtures['services page'][0].content;
  const limited = { ...whole, month: '2026-11', title: 'Few places' };

  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  describe('The note about limited places', () => {
    it.each([
      ['is made in its month', '2026-11-30T23:00:00Z', true],
      ['is over with its month', '2026-12-01T00:00:00Z', false],
      ['waits for its month', '2026-10-31T12:00:00Z', false],
    ])('%s', (_, now, shown) => {
      vi.setSystemTime(now);
      render(<LimitedNote limited={limited} />);
      expect(screen.queryAllByText('Few places')).toHaveLength(shown ? 1 : 0);
    });

    it('says its number on a badge', () => {
      vi.setSystemTime('2026-11-20');
      const { container } = render(
        <MarkupContext value={new Map([[limited.text!, '<p>12 places</p>']])}>
          <LimitedBadge limited={limited} className="badge" />
        </MarkupContext>,
      );
      expect(container.querySelector('.badge p')).toHaveTextContent('Few places');
      expect(container.querySelector('.badge')).toHaveTextContent('12 places');
    });

    it('disappears after hydration from a page that was built last month', () => {
      vi.setSystemTime('2026-11-20');
      const root = document.createElement('div');
      root.innerHTML = renderToString(<LimitedNote limited={limited} />);
      expect(root).toHaveTextContent('Few places');

      vi.setSystemTime('2026-12-05');
      const onRecoverableError = vi.fn();
      render(<LimitedNote limited={limited} />, {
        container: root,
        hydrate: true,
        onRecoverableError,
      });
      expect(root).toBeEmptyDOMElement();
      expect(onRecoverableError).not.toHaveBeenCalled();
    });
  });
});

describe('A guide', () => {
  const [whole, bare] = fixtures['guide page'];

  /** A page in which each HTML fragment is its own path in the data. */
  class Places extends Map<string, string> {
    override get(id: string) {
      return id;
    }
  }

  function show(page: PageOf<'guide'>) {
    render(
      <MarkupContext value={new Places()}>
        <PageContext value={page}>
          <Guide page={page} />
        </PageContext>
      </MarkupContext>,
    );
    return within(screen.getAllByRole('banner')[0]!);
  }

  it('names on paper whose it is and how to reach them', () => {
    const { contact, name } = whole.site;
    const head = show(whole);
    expect(head.getByText(`${name} · ${contact.phone} · ${contact.emails[0]}`)).toBeInTheDocument();
  });

  it('needs no button, label or next step', () => {
    const head = show(bare);
    expect(head.getByRole('heading', { level: 1, name: bare.title })).toBeVisible();
    expect(head.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('heading', { name: whole.content.next!.heading })).toBeNull();
  });
});
