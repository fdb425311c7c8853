import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Granted } from '../../lib/granted';
import { PageContext } from '../../lib/page';
import { fixtures, refuseStorage, renderOn } from '../../lib/fixtures';
import type { Page, Site } from '../../lib/schema.gen';
import { askAgain, choose, openQuestion, readConsent } from './consent';
import { ConsentQuestion } from './consent-question';
import { CookieChoices } from './cookie-choices';

const [whole] = fixtures['home page'];
const page: Page = whole;
page.site.tracking.tagId = 'AW-1';
page.site.tracking.analyticsId = 'G-1';
page.site.consent = {
  ...page.site.consent,
  accept: 'Accept',
  reject: 'Reject',
  choose: 'Choose',
  save: 'Save',
  change: 'Cookies',
  adverts: 'Measuring adverts',
  analytics: 'Counting visits',
};

const view = (onChoice?: (site: Site, granted: Granted) => void) => (
  <PageContext value={page}>
    <CookieChoices />
    <ConsentQuestion {...(onChoice && { onChoice })} />
  </PageContext>
);
const bar = () => screen.queryByRole('region', { name: 'Cookies' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const everything = { adverts: true, analytics: true };
const nothing = { adverts: false, analytics: false };

beforeEach(() => {
  choose(nothing); // closes a question that a test may have reopened
  localStorage.clear();
});

const signed = '"at":"2026-11-21T07:00:00Z","version":2';
const all = '{"adverts":true,"analytics":true}';

describe('The stored choice', () => {
  it('holds what was chosen, when, and on which question', () => {
    choose(everything);
    const stored = JSON.parse(localStorage.getItem('consent') ?? '') as Record<string, unknown>;
    expect(stored).toEqual({ granted: everything, at: expect.any(String), version: 2 });
    expect(Date.parse(stored.at as string)).not.toBeNaN();
    expect(readConsent()?.granted).toEqual(everything);
  });

  it.each([
    ['nothing', null],
    ['no JSON', 'accepted'],
    ['a word', '"accepted"'],
    ['null', 'null'],
    ['what is not granted in full', '{"granted":{"adverts":true},"at":"2026-11-21","version":2}'],
    ['a purpose that is a word', `{"granted":{"adverts":"yes","analytics":true},${signed}}`],
    ['no date', '{"granted":{"adverts":true,"analytics":true},"version":2}'],
    ['a date that is none', `{"granted":${all},"at":"today","version":2}`],
    ['of an older form', '{"choice":"accepted","at":"2026-11-21","version":1}'],
    ['an answer to an older question', `{"granted":${all},"at":"2026-11-21","version":1}`],
    ['an answer to a newer question', `{"granted":${all},"at":"2026-11-21","version":3}`],
    ['an answer to no question', `{"granted":${all},"at":"2026-11-21"}`],
  ])('is ignored when it is %s', (_, stored) => {
    if (stored !== null) localStorage.setItem('consent', stored);
    expect(readConsent()).toBeUndefined();
    expect(openQuestion()).toBe('first');
  });

  it('is valid for the open document where the browser refuses to store it', () => {
    refuseStorage();
    choose(nothing);
    expect(readConsent()?.granted).toEqual(nothing);
    vi.restoreAllMocks();
    choose(nothing);
  });
});

describe('The consent question', () => {
  const isShown = () => document.documentElement.hasAttribute('data-asking');

  it('is in every document, where the root element shows it before scripts have loaded', () => {
    choose(everything);
    expect(renderToString(view())).toContain('Reject');
  });

  it('is hidden on a page that comes back after the question was answered on another', () => {
    render(view());
    const answer = { granted: nothing, at: '2026-11-21T07:00:00Z', version: 2 };
    localStorage.setItem('consent', JSON.stringify(answer));
    act(() => void dispatchEvent(new Event('pageshow')));
    expect(isShown()).toBe(false);
  });

  it('does not flash for a visitor who has answered, while the page hydrates', () => {
    choose(everything);
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
    const tracking = { ...page.site.tracking, tagId: '', analyticsId: '' };
    const site = { ...page.site, tracking };
    renderOn({ ...page, site }, <ConsentQuestion />);
    expect(bar()).not.toBeInTheDocument();
    expect(isShown()).toBe(false);
  });

  it.each([
    ['Measuring adverts', { adverts: true, analytics: false }],
    ['Counting visits', { adverts: false, analytics: true }],
  ])('grants %s alone, by a choice of its own', async (name, granted) => {
    const onChoice = vi.fn();
    render(view(onChoice));
    await press('Choose');
    const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
    expect(boxes[0]).toHaveFocus();
    await userEvent.click(screen.getByRole('checkbox', { name }));
    await press('Save');
    expect(bar()).not.toBeInTheDocument();
    expect(readConsent()?.granted).toEqual(granted);
    expect(onChoice.mock.calls).toEqual([[page.site, granted]]);
  });

  it('shows what was chosen before, purpose by purpose', async () => {
    choose({ adverts: false, analytics: true });
    render(view());
    await press('Cookies');
    await press('Choose');
    const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked }) => checked)).toEqual([false, true]);
  });

  it('asks only about what the site has, and grants no more', async () => {
    const site = { ...page.site, tracking: { ...page.site.tracking, analyticsId: '' } };
    renderOn({ ...page, site }, <ConsentQuestion />);
    expect(screen.queryByRole('button', { name: 'Choose' })).not.toBeInTheDocument();
    await press('Accept');
    expect(readConsent()?.granted).toEqual({ adverts: true, analytics: false });
  });

  it('does not take the focus by itself', () => {
    render(view());
    expect(document.body).toHaveFocus();
    act(askAgain);
    expect(bar()).toHaveFocus();
  });
});
