import { useEffect, useRef, useState, type RefObject } from 'react';
import { listen } from '../../lib/listen';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The messages for missing fields, by name, and for an invalid email address. */
type Words = Readonly<Record<string, string | undefined>> & { emailFormat: string };

/** The errors of a form's fields in the site's words. The browser decides what is valid. */
export function useFieldErrors(form: RefObject<HTMLFormElement | null>, words: Words) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const latest = useRef(words);

  useEffect(() => {
    const { current } = form;
    if (!current) return;
    const onInvalid = (event: Event) => {
      event.preventDefault(); // suppress the browser's own message
      const control = event.target as Control;
      const error = errorOf(control, latest.current);
      setErrors((all) => ({ ...all, [control.name]: error }));
      const isInvalid = (element: Element) => !(element as Control).validity.valid;
      if (control === [...current.elements].find(isInvalid)) control.focus();
    };
    const onInput = ({ target }: Event) => {
      const { name, validity } = target as Control;
      if (validity.valid) setErrors(({ [name]: _fixed, ...others }) => others);
    };
    // Captured because invalid events do not bubble.
    const stops = [
      listen(current, 'invalid', onInvalid, { capture: true }),
      listen(current, 'input change', onInput),
    ];
    return () => stops.forEach((stop) => stop());
  }, [form]);

  return errors;
}

function errorOf({ name, type, validationMessage, validity }: Control, words: Words): string {
  if (type === 'email' && !validity.valueMissing) return words.emailFormat;
  return (validity.valueMissing && words[name]) || validationMessage;
}
