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
