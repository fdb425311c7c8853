import { useState, type ReactNode } from 'react';
import { Button } from './button';

interface ConfirmedButtonProps {
  words: { confirm: string; yes: string; no: string };
  variant: 'quiet' | 'ghost';
  /** The class of the question that replaces the button. */
  className: string | undefined;
  onConfirm: () => void;
  children: ReactNode;
}

/** A button for an action that cannot be undone: it asks for confirmation. */
export function ConfirmedButton(props: ConfirmedButtonProps) {
  const { words, variant, className, onConfirm, children } = props;
  const [asks, setAsks] = useState(false);
  if (!asks) {
    return (
      <Button variant={variant} onClick={() => setAsks(true)}>
        {children}
      </Button>
    );
  }
  return (
    <p role="group" aria-label={words.confirm} className={className}>
      {words.confirm}
      <Button variant="quiet" onClick={onConfirm}>
        {words.yes}
      </Button>
      <Button variant="ghost" onClick={() => setAsks(false)}>
        {words.no}
      </Button>
    </p>
  );
}
