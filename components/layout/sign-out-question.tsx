import { useEffect, useRef } from 'react';
import { keptKeys } from '../lib/device-storage';
import { useSite } from '../lib/page';
import { Button } from '../ui/button';
import styles from './sign-out-question.module.css';

interface SignOutQuestionProps {
  onSignOut: () => void;
  /** Called when the question is closed without signing out. */
  onClose: () => void;
}

/** Asks what to do with the family data on this device; every answer signs out except staying. */
export function SignOutQuestion({ onSignOut, onClose }: SignOutQuestionProps) {
  const { signOut } = useSite().words;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const removeAll = () => {
    for (const key of keptKeys()) localStorage.removeItem(key);
    onSignOut();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.question}
      aria-label={signOut.question}
      onClose={onClose}
    >
      <p>{signOut.question}</p>
      <Button onClick={onSignOut}>{signOut.keep}</Button>
      <Button variant="quiet" onClick={removeAll}>
        {signOut.remove}
      </Button>
      <Button variant="ghost" onClick={onClose}>
        {signOut.stay}
      </Button>
    </dialog>
  );
}
