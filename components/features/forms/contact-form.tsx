import { useRef } from 'react';
import { usePage } from '../../lib/page';
import type * as schema from '../../lib/schema.gen';
import { forgetDraft, useFormDraft } from '../../navigation/drafts';
import { Fields } from './fields';
import { SentForm } from './sent-form';
import { useFieldErrors } from './use-field-errors';

/** The contact form. */
export function ContactForm({ form: words }: { form: schema.ContactForm }) {
  const { path } = usePage();
  const form = useRef<HTMLFormElement>(null);
  useFormDraft(path, form);
  const errors = useFieldErrors(form, { ...words.errors });
  return (
    <SentForm
      form={form}
      name="contact"
      words={words}
      success="Your message has been sent successfully!"
      note={words.submitNote}
      onSent={() => forgetDraft(path)}
    >
      <Fields words={words} errors={errors} />
    </SentForm>
  );
}
