import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fixtures, renderOn } from '../../lib/fixtures';
import type { Form, FormQuestion, Html, Page } from '../../lib/schema.gen';
import { forgetDrafts } from '../../navigation/drafts';
import { QuestionForm } from './question-form';

const sleepsInBed: FormQuestion = {
  name: 'since',
  label: 'Since when?',
  kind: 'text',
  missing: 'Please say since when.',
  when: { question: 'bed', is: ['In\u00a0a bed'] },
};
const content: Form = {
  lead: 'lead' as Html,
  questions: [
    { name: 'name', label: 'Your name', kind: 'text', missing: 'Who are you?' },
    {
      name: 'bed',
      label: 'Where?',
      kind: 'choice',
      choices: ['In a cot', 'In\u00a0a bed'],
      missing: 'Choose one.',
    },
    sleepsInBed,
    { name: 'helps', label: 'What helps?', kind: 'choices', choices: ['A feed', 'A dummy'] },
  ],
  submit: 'Send My Answers',
  privacy: 'privacy' as Html,
  thanksHeading: 'Thank You',
  thanksText: 'thanks' as Html,
  sent: 'Sent at {time}.',
  failure: 'Not sent. Write to {email} instead.',
  keep: 'Keep my answers',
  emailFormat: 'Half an address.',
};
const page: Page = { ...fixtures['contact page'][0], path: '/before', title: 'Before We Talk' };
const show = () => renderOn(page, <QuestionForm content={content} />);

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const write = (name: string | RegExp, value: string) =>
  fireEvent.input(field(name), { target: { value } });
const choose = (name: string) => fireEvent.click(field(name));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** A form host that responds with a status. */
function host(status: number) {
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(new Response(null, { status })),
  );
  vi.stubGlobal('fetch', fetch);
  return () =>
    fetch.mock.calls.map(([, init]) =>
      new URLSearchParams(init?.body as URLSearchParams).toString(),
    );
}

async function send() {
  fireEvent.click(screen.getByRole('button', { name: 'Send My Answers' }));
  await pass(1000);
}

describe('A form of questions', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    forgetDrafts();
  });
  it('stores nothing until the box is ticked, and then keeps the answers until they are sent', async () => {
    show();
    write('Your name', 'Ada');
    expect(localStorage).toHaveLength(0);
    choose('Keep my answers');
    choose('In a bed');
    write(/Since when/, 'May');
    cleanup();
    forgetDrafts(); // as with a new tab
    show();
    expect(field('Your name')).toHaveValue('Ada');
    expect(field('In a bed')).toBeChecked();
    expect(field(/Since when/)).toHaveValue('May');
    expect(field('Keep my answers')).toBeChecked();
    host(500);
    await send();
    expect(localStorage).not.toHaveLength(0);
    host(200);
    await send();
    expect(localStorage).toHaveLength(0);
    expect(field('Your name')).toHaveValue('');
  });

  it('removes what is kept when the box is cleared, and what is damaged is no draft', () => {
    localStorage.setItem('form-draft/before', '{"version":1,"value":{"name":[3]}}');
    show();
    expect(field('Your name')).toHaveValue('');
    write('Your name', 'Ada');
    choose('Keep my answers');
    expect(localStorage.getItem('form-draft/before')).toContain('Ada');
    choose('Keep my answers');
    expect(localStorage.getItem('form-draft/before')).toBeNull();
    expect(field('Your name')).toHaveValue('Ada');
  });
});
