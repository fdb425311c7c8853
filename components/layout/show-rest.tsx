import { useLayoutEffect, useState } from 'react';
import { useSite } from '../lib/page';
import { onReveal } from '../navigation/hash-target';
import { Button } from '../ui/button';
import { Chevron } from '../ui/icons';
import styles from './show-rest.module.css';

/** Unfolds elements with the class `can-wait`, which the dim theme folds on pages with this button. */
export function ShowRest() {
  const { restOfPage } = useSite().words;
  const [shown, setShown] = useState(false);
  useLayoutEffect(
    () =>
      onReveal((target) => {
        const folded = target.closest('.can-wait') !== null;
        if (folded) setShown(true);
        return folded;
      }),
    [],
  );
  return (
    <Button
      variant="quiet"
      className={`${styles.rest} when-dim no-print`}
      aria-expanded={shown}
      onClick={() => setShown(!shown)}
    >
      {restOfPage}
      <Chevron />
    </Button>
  );
}
