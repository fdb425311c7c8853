import { useRef, useState } from 'react';
import { Html } from '../../lib/html';
import { ordinaryText } from '../../lib/text';
import type * as schema from '../../lib/schema.gen';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Select } from '../../ui/select';
import styles from './form.module.css';

interface FieldsProps {
  words: schema.ContactForm;
  /** By the names of the controls. */
  errors: Record<string, string>;
}

/** The fields. Version a asks for the child's age; version b requires a mobile number. */
export function Fields({ words, errors }: FieldsProps) {
  const asksAge = words.version === 'a';
  return (
    <>
      <Field id="contact-name" label="Your Name" error={errors.name}>
        {(wiring) => <input {...wiring} name="name" autoComplete="name" required />}
      </Field>
      <EmailField words={words.errors} error={errors.email} />
      <Field
        id="contact-phone"
        label={asksAge ? 'Phone Number' : 'Mobile Number'}
        error={errors.phone}
        optional={asksAge}
      >
        {(wiring) => (
          <input {...wiring} name="phone" type="tel" autoComplete="tel" required={!asksAge} />
        )}
      </Field>
      {asksAge && <ChildAge words={words} error={errors.childAge} />}
      <Field id="contact-message" label="Message" hint={words.messageHint} optional>
        {(wiring) => <textarea {...wiring} name="message" rows={5} />}
      </Field>
      <Html of={words.privacy} as="p" className={styles.privacy} />
    </>
  );
}

interface EmailProps {
  words: schema.FieldErrors;
  error: string | undefined;
}

/** The address, with a question where it looks like a slip: an answer could not arrive. */
function EmailField({ words, error }: EmailProps) {
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
    <Field id="contact-email" label="Email Address" error={error} hint={question}>
      {(wiring) => (
        <input
          {...wiring}
          ref={input}
          name="email"
          type="email"
          autoComplete="email"
          required
          onBlur={() => void look()}
          onChange={() => setMeant('')}
        />
      )}
    </Field>
  );
}

function ChildAge({ words, error }: { words: schema.ContactForm; error: string | undefined }) {
  return (
    <Field id="contact-child-age" label="Child's Age" error={error}>
      {(wiring) => (
        <Select {...wiring} name="childAge" defaultValue="" required>
          <option value="" disabled>
            {words.chooseAge}
          </option>
          {words.ages?.map((age) => (
            <option key={age} value={ordinaryText(age)}>
              {age}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
