import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { withMinimumDuration } from '../../lib/minimum-duration';
import { Html } from '../../lib/html';
import { usePage, useSite } from '../../lib/page';
import type * as schema from '../../lib/schema.gen';
import { forgetDraft, useFormDraft } from '../../navigation/drafts';
import { toast } from '../../ui/toast';
import { Button } from '../../ui/button';
import styles from './contact-form.module.css';
import { Failure } from './failure';
import { Fields } from './fields';
import { post } from './post';
import { Thanks } from './thanks';
import { useFieldErrors } from './use-field-errors';

/** How long "Sending..." is shown at least, in milliseconds. */
const SENDING_MIN_MS = 1000;

/** How long the Thank You panel is shown, in milliseconds. */
const THANKS_MS = 5000;

/** The contact form. Without scripts the answer is this page at #message-sent, with the thanks. */
export function ContactForm({ form: words }: { form: schema.ContactForm }) {
  const { path, title } = usePage();
  const email = useSite().contact.emails[0] ?? '';
  const [state, setState] = useState<'idle' | 'sending' | 'failed' | 'sent'>('idle');
  const [sentAt, setSentAt] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const thanks = useRef<HTMLDivElement>(null);
  useFormDraft(path, form);
  const errors = useFieldErrors(form, words.errors);

  async function send(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'sending') return;
    const { currentTarget } = event;
    setState('sending');
    try {
      await withMinimumDuration(SENDING_MIN_MS, post(new FormData(currentTarget)));
      currentTarget.reset();
      forgetDraft(path); // kept when the visitor has left the page meanwhile
      setState('sent');
      setSentAt(timeOfDay(new Date()));
      toast({ title: 'Your message has been sent successfully!', kind: 'success' });
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
      // Only a focus inside the panel is moved, which is about to be hidden.
      const focusInside = thanks.current?.contains(document.activeElement);
      flushSync(() => setState('idle')); // a hidden form cannot get the focus
      if (focusInside) form.current?.focus({ preventScroll: true });
    }, THANKS_MS);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <div className={styles.contact} data-sent={state === 'sent' || undefined}>
      <Thanks ref={thanks} heading={words.thanksHeading} text={words.thanksText} />
      <form
        ref={form}
        className={styles.form}
        name="contact"
        method="post"
        action={`${path}#message-sent`}
        data-netlify="true"
        netlify-honeypot="bot-field"
        aria-label={title}
        tabIndex={-1}
        onSubmit={send}
      >
        <Fields words={words} errors={errors} />
        {state === 'failed' && <Failure text={words.failure} email={email} />}
        <Button
          type="submit"
          size="large"
          aria-disabled={state === 'sending' || undefined}
          aria-describedby={words.submitNote && 'contact-submit-note'}
        >
          {state === 'sending' ? 'Sending...' : words.submit}
        </Button>
        <Html of={words.submitNote} as="p" id="contact-submit-note" className={styles.privacy} />
        {sentAt && <p className={styles.sent}>{words.sent.replace('{time}', sentAt)}</p>}
      </form>
    </div>
  );
}

/** 14:02 */
function timeOfDay(date: Date): string {
  return date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}
