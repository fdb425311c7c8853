import { Html } from '../../lib/html';
import { ordinaryText } from '../../lib/ordinary-text';
import type * as schema from '../../lib/schema.gen';
import { Field } from '../../ui/field';
import { Select } from '../../ui/select';
import styles from './contact-form.module.css';

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
      <input type="hidden" name="form-name" value="contact" />
      <Honeypot />
      <Field id="contact-name" label="Your Name" error={errors.name}>
        {(wiring) => <input {...wiring} name="name" autoComplete="name" required />}
      </Field>
      <Field id="contact-email" label="Email Address" error={errors.email}>
        {(wiring) => <input {...wiring} name="email" type="email" autoComplete="email" required />}
      </Field>
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

/** A field that only robots fill in: hidden, also from screen readers and from the keyboard. */
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
