import { useRef, useState } from 'react';
import { Html } from '../../lib/html';
import { usePage } from '../../lib/page';
import type * as schema from '../../lib/schema.gen';
import { ordinaryText } from '../../lib/text';
import { forgetDraft, useFormDraft } from '../../navigation/drafts';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Select } from '../../ui/select';
import styles from './form.module.css';
import { SentForm } from './sent-form';
import { useFieldErrors } from './use-field-errors';

/** The contact form. Version a asks for the child's age; version b requires a mobile number. */
export function ContactForm({ form: words }: { form: schema.ContactForm }) {
  const { path } = usePage();
  const form = useRef<HTMLFormElement>(null);
  useFormDraft(path, form);
  const errors = useFieldErrors(form, { ...words.errors });
  const asksAge = words.version === 'a';
  return (
    <SentForm
      form={form}
      name="contact"
      words={words}
      success="Your message has been sent successfully!"
      note={words.submitNote}
      onSent={() => forgetDraft(path)}
    >
      <Field
        id="contact-name"
        label="Your Name"
        error={errors.name}
        name="name"
        autoComplete="name"
        required
      />
      <EmailField words={words.errors} error={errors.email} />
      <Field
        id="contact-phone"
        label={asksAge ? 'Phone Number' : 'Mobile Number'}
        error={errors.phone}
        optional={asksAge}
        name="phone"
        type="tel"
        autoComplete="tel"
        required={!asksAge}
      />
      {asksAge && <ChildAge words={words} error={errors.childAge} />}
      <Field
        id="contact-message"
        label="Message"
        hint={words.messageHint}
        optional
        as="textarea"
        name="message"
        rows={5}
      />
      <Html of={words.privacy} as="p" className={styles.privacy} />
    </SentForm>
  );
}

/** The email address, with a question if it looks mistyped, because a reply could not arrive. */
function EmailField({ words, error }: { words: schema.FieldErrors; error: string | undefined }) {
  const [meant, setMeant] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const look = async () => {
    const found = await import('./meant-address').catch(() => undefined);
    setMeant(found?.meantAddress(input.current?.value ?? '') ?? '');
  };
  const take = () => {
    if (!input.current) return;
    input.current.value = meant;
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    input.current.focus();
    setMeant('');
  };
  const question = meant && (
    <Button variant="ghost" onClick={take}>
      {words.emailMeant.replace('{address}', meant)}
    </Button>
  );
  return (
    <Field
      id="contact-email"
      label="Email Address"
      error={error}
      hint={question}
      ref={input}
      name="email"
      type="email"
      autoComplete="email"
      required
      onBlur={() => void look()}
      onChange={() => setMeant('')}
    />
  );
}

function ChildAge({ words, error }: { words: schema.ContactForm; error: string | undefined }) {
  return (
    <Field
      id="contact-child-age"
      label="Child's Age"
      error={error}
      as={Select}
      name="childAge"
      defaultValue=""
      required
    >
      <option value="" disabled>
        {words.chooseAge}
      </option>
      {words.ages?.map((age) => (
        <option key={age} value={ordinaryText(age)}>
          {age}
        </option>
      ))}
    </Field>
  );
}
