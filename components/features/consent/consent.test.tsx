import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PageContext } from '../../lib/page';
import { fixtures } from '../../lib/schema.fixtures.gen';
import type { Page, Site } from '../../lib/schema.gen';
import { askAgain, choose, openQuestion, readConsent } from './consent';
import { ConsentBar, CookieChoices } from './consent-bar';

const [whole] = fixtures['home page'];
const page: Page = whole;
page.site.tracking.tagId = 'AW-1';
page.site.consent = { ...page.site.consent, accept: 'Accept', reject: 'Reject', change: 'Cookies' };

const view = (onChoice?: (site: Site, choice: string) => void) => (
  <PageContext value={page}>
    <CookieChoices />
    <ConsentBar {...(onChoice && { onChoice })} />
  </PageContext>
);
const bar = () => screen.queryByRole('region', { name: 'Cookies' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

let resize: (height: number) => void;

/** jsdom has no layout, so the test sets the height of the bar. */
class Sizes {
  constructor(notify: (entries: unknown[]) => void) {
    resize = (blockSize) => notify([{ borderBoxSize: [{ blockSize }] }]);
  }
  observe() {}
  disconnect() {}
}

/** jsdom has no constructable style sheets either. */
class Sheet {
  rules = '';
  replaceSync(rules: string) {
    this.rules = rules;
  }
}

const rules = () =>
  document.adoptedStyleSheets.map((sheet) => (sheet as unknown as Sheet).rules).join('\n');

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Sizes);
  vi.stubGlobal('CSSStyleSheet', Sheet);
  document.adoptedStyleSheets = [];
  choose('rejected'); // ends what a test may have asked again
  localStorage.clear();
});

describe('The stored choice', () => {
  it('holds what was chosen, when, and on which question', () => {
    choose('accepted');
    const stored = JSON.parse(localStorage.getItem('consent') ?? '') as Record<string, unknown>;
    expect(stored).toEqual({ choice: 'accepted', at: expect.any(String), version: 1 });
    expect(Date.parse(stored.at as string)).not.toBeNaN();
    expect(readConsent()?.choice).toBe('accepted');
  });

  it.each([
    ['nothing', null],
    ['no JSON', 'accepted'],
    ['a word', '"accepted"'],
    ['null', 'null'],
    ['an unknown choice', '{"choice":"maybe","at":"2026-11-21T07:00:00Z","version":1}'],
    ['no date', '{"choice":"accepted","version":1}'],
    ['a date that is none', '{"choice":"accepted","at":"today","version":1}'],
    ['an answer to an older question', '{"choice":"accepted","at":"2026-11-21","version":0}'],
  ])('is ignored when it is %s', (_, stored) => {
    if (stored !== null) localStorage.setItem('consent', stored);
    expect(readConsent()).toBeUndefined();
    expect(openQuestion()).toBe('first');
  });

  it('is valid for the open document where the browser refuses to store it', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused');
    });
    choose('rejected');
    expect(readConsent()?.choice).toBe('rejected');
    vi.restoreAllMocks();
    choose('rejected');
  });
});

describe('The consent bar', () => {
  const isShown = () => document.documentElement.hasAttribute('data-asking');

  it('is in every document, where the root element shows it before scripts have loaded', () => {
    choose('accepted');
    expect(renderToString(view())).toContain('Reject');
  });

  it('is shown by the root element until it is answered', async () => {
    render(view());
    expect(isShown()).toBe(true);
    await press('Accept');
    expect(isShown()).toBe(false);
    await press('Cookies');
    expect(isShown()).toBe(true);
  });

  it('is hidden on a page that comes back after the question was answered on another', () => {
    render(view());
    const answer = { choice: 'rejected', at: '2026-11-21T07:00:00Z', version: 1 };
    localStorage.setItem('consent', JSON.stringify(answer));
    act(() => void dispatchEvent(new Event('pageshow')));
    expect(isShown()).toBe(false);
  });

  it('does not flash for a visitor who has answered, while the page hydrates', () => {
    choose('accepted');
    const toggle = vi.spyOn(document.documentElement, 'toggleAttribute');
    const container = document.createElement('div');
    container.innerHTML = renderToString(view());
    document.body.append(container);
    render(view(), { container, hydrate: true });
    expect(bar()).not.toBeInTheDocument();
    expect(toggle).toHaveBeenCalledWith('data-asking', false);
    expect(toggle).not.toHaveBeenCalledWith('data-asking', true);
  });

  it('is hidden where there is no tag to ask about', () => {
    document.documentElement.toggleAttribute('data-asking', true);
    const site = { ...page.site, tracking: { ...page.site.tracking, tagId: '' } };
    render(
      <PageContext value={{ ...page, site }}>
        <ConsentBar />
      </PageContext>,
    );
    expect(bar()).not.toBeInTheDocument();
    expect(isShown()).toBe(false);
  });

  it.each([
    ['Accept', 'accepted'],
    ['Reject', 'rejected'],
  ])('is shown until %s is pressed, and reports it', async (name, choice) => {
    const onChoice = vi.fn();
    render(view(onChoice));
    expect(bar()).toBeInTheDocument();
    expect(onChoice).not.toHaveBeenCalled();
    await press(name);
    expect(bar()).not.toBeInTheDocument();
    expect(onChoice.mock.calls).toEqual([[page.site, choice]]);
  });

  it('gives both answers the same weight', () => {
    render(view());
    const [accept, reject] = ['Accept', 'Reject'].map((name) =>
      screen.getByRole('button', { name }),
    );
    expect(accept?.className).toBe(reject?.className);
  });

  it('is not shown to a visitor who has answered, and reports their choice', () => {
    choose('accepted');
    const onChoice = vi.fn();
    render(view(onChoice));
    expect(bar()).not.toBeInTheDocument();
    expect(onChoice.mock.calls).toEqual([[page.site, 'accepted']]);
  });

  it('is shown again from the footer, gets the focus, and returns it', async () => {
    choose('accepted');
    render(view());
    await press('Cookies');
    expect(bar()).toHaveFocus();
    expect(readConsent()?.choice).toBe('accepted');
    await press('Reject');
    expect(bar()).not.toBeInTheDocument();
    expect(readConsent()?.choice).toBe('rejected');
    expect(screen.getByRole('button', { name: 'Cookies' })).toHaveFocus();
  });

  it('reserves its height at the bottom of the window until it is answered', async () => {
    render(view());
    resize(187);
    expect(rules()).toContain('html { scroll-padding-block-end: 187px }');
    expect(rules()).toContain('.above-bottom-bar { --bottom-bar: 187px }');
    resize(320);
    expect(rules()).toContain('--bottom-bar: 320px');
    expect(rules()).not.toContain('187px');
    await press('Reject');
    expect(rules()).toBe('');
  });

  it('is shown in browsers without constructable style sheets, too', async () => {
    Reflect.deleteProperty(document, 'adoptedStyleSheets');
    render(view());
    expect(bar()).toBeInTheDocument();
    await press('Reject');
    expect(bar()).not.toBeInTheDocument();
  });

  it('does not take the focus by itself', () => {
    render(view());
    expect(document.body).toHaveFocus();
    act(askAgain);
    expect(bar()).toHaveFocus();
  });
});
