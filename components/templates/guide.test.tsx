import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MarkupContext } from '../lib/html';
import { PageContext } from '../lib/page';
import { fixtures } from '../lib/fixtures';
import type { PageOf } from '../lib/schema.gen';
import { Guide } from './guide';

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

it('has label, title, lead, emblem and button in its header', () => {
  const { content, title } = whole;
  const head = show(whole);
  expect(head.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(head.getByText(content.label!)).toBeVisible();
  expect(head.getByText(content.lead)).toBeVisible();
  expect(head.getByText(whole.emblem!)).toBeVisible();
  const { href, label } = content.action!;
  expect(head.getByRole('link', { name: label })).toHaveAttribute('href', href);
});

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

it('ends with a call to action, sources and related pages', () => {
  show(whole);
  const { next, sources = [], relatedPages = [] } = whole.content;
  const [ending] = screen.getAllByRole('heading', { name: next!.heading });
  const step = within(ending!.closest('section')!);
  expect(step.getByRole('link', { name: next!.action.label })).toHaveAttribute(
    'href',
    next!.action.href,
  );
  for (const { label } of sources) {
    expect(screen.getByRole('link', { name: `${label} (opens in a new tab)` })).toBeVisible();
  }
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(relatedPages.length);
});
