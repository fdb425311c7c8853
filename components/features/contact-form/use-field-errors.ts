import { useEffect, useRef, useState, type RefObject } from 'react';
import type { FieldErrors } from '../../lib/schema.gen';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The errors of a form's fields in the site's words. The browser decides what is valid. */
export function useFieldErrors(form: RefObject<HTMLFormElement | null>, words: FieldErrors) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const latest = useRef(words);

  useEffect(() => {
    const { current } = form;
    if (!current) return;
    const onInvalid = (event: Event) => {
      event.preventDefault(); // the browser's own bubble
      const control = event.target as Control;
      const error = errorOf(control, latest.current);
      setErrors((all) => ({ ...all, [control.name]: error }));
      if (control === firstInvalid(current)) control.focus();
    };
    const onInput = ({ target }: Event) => {
      const { name, validity } = target as Control;
      if (validity.valid) setErrors(({ [name]: _fixed, ...others }) => others);
    };
    // Captured, because an invalid event does not bubble.
    current.addEventListener('invalid', onInvalid, true);
    current.addEventListener('input', onInput);
    current.addEventListener('change', onInput);
    return () => {
      current.removeEventListener('invalid', onInvalid, true);
      current.removeEventListener('input', onInput);
      current.removeEventListener('change', onInput);
    };
  }, [form]);

  return errors;
}

function firstInvalid(form: HTMLFormElement): Element | undefined {
  return [...form.elements].find((element) => !(element as Control).validity.valid);
}

function errorOf({ name, validationMessage, validity }: Control, words: FieldErrors): string {
  if (name === 'email' && !validity.valueMissing) return words.emailFormat;
  return words[name as keyof FieldErrors] ?? validationMessage;
}
