import { useEffect, useRef, type FormEvent } from 'react';
import type { Granted, Purpose } from '../../lib/granted';
import { allow } from './consent';
import type { Consent } from '../../lib/schema.gen';
import { Button } from '../../ui/button';
import styles from './consent-question.module.css';

interface PurposesFormProps {
  consent: Consent;
  purposes: Purpose[];
  /** The previous choice; nothing is ticked for a visitor who has not chosen. */
  granted: Granted;
  onSave: (granted: Granted) => void;
}

/** The purposes of cookies, each with a checkbox. */
export function PurposesForm({ consent, purposes, granted, onSave }: PurposesFormProps) {
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []); // the form replaces the button that opened it

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget);
    onSave(allow(purposes.filter((purpose) => ticked.has(purpose))));
  };
  return (
    <form className={styles.purposes} onSubmit={save} aria-label={consent.choose}>
      {purposes.map((purpose, i) => (
        <label key={purpose} className={styles.purpose}>
          <input
            ref={i === 0 ? first : undefined}
            type="checkbox"
            name={purpose}
            defaultChecked={granted[purpose]}
          />
          {consent[purpose]}
        </label>
      ))}
      <Button variant="quiet" type="submit">
        {consent.save}
      </Button>
    </form>
  );
}
