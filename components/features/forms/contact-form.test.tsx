import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fixtures } from '../../lib/fixtures';
import { PageContext } from '../../lib/page';
import type { ContactForm as Words, Html, Page } from '../../lib/schema.gen';
import { forgetDrafts } from '../../navigation/drafts';
import { Toaster } from '../../ui/toast';
import { ContactForm } from './contact-form';
import { meantAddress } from './meant-address';

describe('The form', () => {
  const words: Words = {
    version: 'a',
    submit: 'Book Your Free Discovery Call',
    chooseAge: "Select your child's age",
    ages: ['0-3 months', '4-\u20606\u00a0months'],
    messageHint: 'What is hardest?',
    submitNote: 'note' as Html,
    errors: {
      name: 'Who are you?',
      email: 'No address.',
      emailFormat: 'Half an address.',
      emailMeant: 'Did you mean {address}?',
      phone: 'No number.',
      childAge: 'How old?',
    },
    sent: 'Sent {time}.',
    privacy: 'privacy' as Html,
    thanksHeading: 'Thank You',
    thanksText: 'thanks' as Html,
    failure: 'Not sent. Write to {email} instead.',
  };

  const [whole] = fixtures['contact page'];
  const page: Page = { ...whole, path: '/contact', title: 'Contact' };
  page.site.contact.emails = ['hello@site.example', 'other@site.example'];

  function show(form: Words = words) {
    render(
      <PageContext value={page}>
        <ContactForm form={form} />
        <button type="button">Elsewhere</button>
        <Toaster close="Close" />
      </PageContext>,
    );
  }

  const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
  const fill = (name: string, value: string) =>
    fireEvent.change(field(name), { target: { value } });
  const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Contact' });
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  /** A form host that responds when the test tells it to. */
  function host() {
    let answer: (response: Response) => void;
    const promise = new Promise<Response>((resolve) => (answer = resolve));
    const fetch = vi.fn<typeof globalThis.fetch>(() => promise);
    vi.stubGlobal('fetch', fetch);
    return { fetch, answers: (status: number) => answer(new Response(null, { status })) };
  }

  async function send() {
    fill('Your Name', 'Ada');
    fill('Email Address', 'ada@test.example');
    fireEvent.submit(form());
    await pass(0);
  }

  describe('Sending the contact form', () => {
    beforeEach(() => {
      vi.useFakeTimers();
      forgetDrafts();
      show();
    });
    it('says "Sending..." until a slow host has answered, and sends only once', async () => {
      const { fetch, answers } = host();
      await send();
      await pass(4000);
      fireEvent.submit(form());
      expect(fetch).toHaveBeenCalledTimes(1);
      expect(screen.getByRole('button', { name: 'Sending...' })).toBeInTheDocument();
      answers(200);
      await pass(0);
      expect(screen.getByText('Your message has been sent successfully!')).toBeInTheDocument();
    });

    it('goes on saying when a message was sent', async () => {
      vi.setSystemTime(new Date(2026, 10, 22, 14, 1, 59, 500));
      host().answers(200);
      await send();
      await pass(1000);
      await pass(60_000);
      expect(screen.getByText('Sent 2:02pm.')).toBeVisible();
    });

    it('says beside each field what is missing, moves the focus there, and forgets it', async () => {
      const { fetch } = host();
      fill('Email Address', 'ada@');
      fireEvent.click(screen.getByRole('button', { name: words.submit }));
      await pass(0);
      expect(fetch).not.toHaveBeenCalled();
      expect(field('Your Name')).toHaveAccessibleDescription('Who are you?');
      expect(field('Your Name')).toBeInvalid();
      expect(field('Your Name')).toHaveFocus();
      expect(field('Email Address')).toHaveAccessibleDescription('Half an address.');
      expect(field("Child's Age")).toHaveAccessibleDescription('How old?');
      fill('Your Name', 'Ada');
      fill("Child's Age", '4-6 months');
      expect(field('Your Name')).toBeValid();
      expect(field('Your Name')).not.toHaveAccessibleDescription();
      expect(field("Child's Age")).not.toHaveAccessibleDescription();
      expect(field('Email Address')).toHaveAccessibleDescription('Half an address.');
    });

    it.each([
      [200, ''],
      [500, 'Ada'],
    ])(
      'answered with %i after the page was left leaves as its draft: “%s”',
      async (status, left) => {
        const { answers } = host();
        await send();
        cleanup();
        answers(status);
        await pass(1000);
        show();
        expect(field('Your Name')).toHaveValue(left);
      },
    );

    it('neither moves the focus nor clears what was typed meanwhile', async () => {
      host().answers(200);
      await send();
      await pass(1000);
      screen.getByRole('button', { name: 'Elsewhere' }).focus();
      fill('Message (optional)', 'One more thing');
      await pass(5000);
      expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
      expect(field('Message (optional)')).toHaveValue('One more thing');
    });

    it('gives up on a host that never answers, and keeps everything', async () => {
      vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
        const controller = new AbortController();
        setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), milliseconds);
        return controller.signal;
      });
      vi.stubGlobal(
        'fetch',
        (_: string, { signal }: RequestInit) =>
          new Promise((_resolve, reject) => {
            signal?.addEventListener('abort', () => reject(signal.reason as Error));
          }),
      );
      await send();
      await pass(29_900);
      expect(screen.getByRole('button', { name: 'Sending...' })).toBeInTheDocument();
      await pass(200);
      expect(screen.getByRole('alert')).toHaveTextContent('Write to hello@site.example instead.');
      expect(field('Your Name')).toHaveValue('Ada');
    });
  });

  it('asks about a slip in the address, and takes the right one with a tap', async () => {
    show();
    fill('Email Address', 'jo@gmial');
    fireEvent.blur(field('Email Address'));
    const question = await screen.findByRole('button', { name: 'Did you mean jo@gmail.com?' });
    expect(field('Email Address')).toHaveAccessibleDescription(/jo@gmail\.com/);
    fireEvent.click(question);
    expect(field('Email Address')).toHaveValue('jo@gmail.com');
    expect(question).not.toBeInTheDocument();
  });
});

describe('A slip in an address', () => {
  it.each([
    ['jo@gmial', 'jo@gmail.com'],
    ['jo@gmail', 'jo@gmail.com'],
    ['Jo.Bell+1@GMIAL.COM', 'Jo.Bell+1@gmail.com'],
    ['jo@gmail.co', 'jo@gmail.com'],
    ['jo@gmail.con', 'jo@gmail.com'],
    ['jo@gmaill.com', 'jo@gmail.com'],
    ['jo@hotmial.co.uk', 'jo@hotmail.co.uk'],
    ['jo@outlok.com', 'jo@outlook.com'],
    ['jo@iclould.com', 'jo@icloud.com'],
    ['jo@yaho.co.uk', 'jo@yahoo.co.uk'],
    [' jo@btinternet.cm ', 'jo@btinternet.com'],
  ])('takes %s for %s', (typed, meant) => {
    expect(meantAddress(typed)).toBe(meant);
  });

  const right = `
    jo jo@ @gmail jo@gmail.com jo@HOTMAIL.co.uk jo@littledormouse.example jo@email.com
    jo@mail.com jo@ymail.com jo@sky.com jo@ski.com jo@he.com jo@live.com jo@gmail.com@gmial.com`.split(
    /\s+/,
  );
  it.each(right)('says nothing about “%s”', (typed) => {
    expect(meantAddress(typed)).toBeUndefined();
  });
});
