import {
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { clockOf } from '../../lib/days';
import { withMinimumDuration } from '../../lib/minimum-duration';
import { Html } from '../../lib/html';
import { usePage, useSite } from '../../lib/page';
import type * as schema from '../../lib/schema.gen';
import { formatTime } from '../../lib/time-of-day';
import { Button } from '../../ui/button';
import { Check } from '../../ui/icons';
import { toast } from '../../ui/toast';
import styles from './form.module.css';

const SENDING_MIN_MS = 1000;
const ANSWER_TIMEOUT_MS = 30_000;
const THANKS_MS = 5000;

interface SentFormProps {
  form: RefObject<HTMLFormElement | null>;
  /** The name under which the host collects submissions. */
  name: string;
  words: Pick<schema.Form, 'submit' | 'thanksHeading' | 'thanksText' | 'sent' | 'failure'>;
  /** Announced after sending; by default `words.sent`. */
  success?: string;
  /** A note beside the button about what it does. */
  note?: schema.Html | undefined;
  /** Discards the draft. Called even if the visitor has left the page in the meantime. */
  onSent: () => void;
  onInput?: () => void;
  children: ReactNode;
}

/** A form collected by the host. Without scripts the response is this page at #message-sent, with the thanks. */
export function SentForm(props: SentFormProps) {
  const { form, name, words, success, note, onSent, onInput, children } = props;
  const { path, title } = usePage();
  const email = useSite().contact.emails[0] ?? '';
  const [state, setState] = useState<'idle' | 'sending' | 'failed' | 'sent'>('idle');
  const [sent, setSent] = useState<string>();
  const thanks = useRef<HTMLDivElement>(null);

  async function send(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'sending') return;
    const { currentTarget } = event;
    setState('sending');
    try {
      await withMinimumDuration(SENDING_MIN_MS, post(shownFields(currentTarget)));
      currentTarget.reset();
      onSent();
      setState('sent');
      const said = words.sent.replace('{time}', formatTime(clockOf(new Date())));
      setSent(said);
      toast({ title: success ?? said, kind: 'success' });
    } catch {
      setState('failed');
      toast({ title: words.failure.replace('{email}', email), kind: 'error' });
    }
  }

  useEffect(() => {
    if (state !== 'sent') return;
    thanks.current?.focus({ preventScroll: true });
    thanks.current?.scrollIntoView({ block: 'center' });
    const timer = setTimeout(() => {
      // Move the focus only if it is inside the panel, which is about to be hidden.
      const focusInside = thanks.current?.contains(document.activeElement);
      flushSync(() => setState('idle')); // a hidden form cannot receive the focus
      if (focusInside) form.current?.focus({ preventScroll: true });
    }, THANKS_MS);
    return () => clearTimeout(timer);
  }, [state, form]);

  return (
    <div className={styles.contact} data-sent={state === 'sent' || undefined}>
      <Thanks ref={thanks} words={words} />
      <form
        ref={form}
        className={styles.form}
        name={name}
        method="post"
        action={`${path}#message-sent`}
        data-netlify="true"
        netlify-honeypot="bot-field"
        aria-label={title}
        tabIndex={-1}
        onSubmit={send}
        onInput={onInput}
      >
        <input type="hidden" name="form-name" value={name} />
        <Honeypot />
        {children}
        {state === 'failed' && <Failure text={words.failure} email={email} />}
        <Button
          type="submit"
          size="large"
          aria-disabled={state === 'sending' || undefined}
          aria-describedby={note && 'submit-note'}
        >
          {state === 'sending' ? 'Sending...' : words.submit}
        </Button>
        <Html of={note} as="p" id="submit-note" className={styles.privacy} />
        {sent && <p className={styles.sent}>{sent}</p>}
      </form>
    </div>
  );
}

/** A field that only robots fill in: hidden, even from screen readers and the keyboard. */
function Honeypot() {
  return (
    <p className="visually-hidden" aria-hidden="true">
      <label>
        Leave this field empty
        <input name="bot-field" tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}

/** The entered values, without those of questions that the last answers hide. */
function shownFields(form: HTMLFormElement): FormData {
  const fields = new FormData(form);
  for (const hidden of form.querySelectorAll('[data-waits] [name]')) {
    fields.delete(hidden.getAttribute('name')!);
  }
  return fields;
}

/** The Thank You panel. It is always in the page; the style sheet shows it after sending. */
function Thanks({ words, ref }: Pick<SentFormProps, 'words'> & { ref: Ref<HTMLDivElement> }) {
  return (
    <div
      ref={ref}
      id="message-sent"
      className={styles.thanks}
      role="group"
      aria-labelledby="message-sent-heading"
      tabIndex={-1}
    >
      <Check className={styles.tick} />
      <h2 id="message-sent-heading">{words.thanksHeading}</h2>
      <Html of={words.thanksText} className="prose" />
    </div>
  );
}

/** Reports that the message was not sent; {email} in the text becomes a link. */
function Failure({ text, email }: { text: string; email: string }) {
  const [before, after] = text.split('{email}');
  return (
    <p className={styles.failure}>
      {before}
      {after !== undefined && <a href={`mailto:${email}`}>{email}</a>}
      {after}
    </p>
  );
}

/** Sends a form as a browser without scripts would. @throws Error unless the host accepts it in time. */
async function post(fields: FormData): Promise<void> {
  const body = new URLSearchParams();
  for (const name of new Set(fields.keys())) {
    const values = fields.getAll(name).filter((value) => typeof value === 'string');
    body.append(name, values.join(', ')); // hosts store only one value for each name
  }
  const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
  const response = await fetch('/', { method: 'POST', body, signal });
  if (!response.ok) throw new Error(`The form host answered ${response.status}.`);
}
