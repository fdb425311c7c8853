import { useLog } from '../../lib/kept-log';
import type { PlanKeeping } from '../../lib/schema.gen';
import { Button } from '../../ui/button';
import styles from './keep-plan.module.css';
import { bringBackPlan, codeIn, replacing } from './kept-plan';

/** Says that this plan, or this night of it, took the place of another, and brings that back. */
export function ReplacedPlan({ words, code }: { words: PlanKeeping; code: string }) {
  const log = useLog();
  const hasReplaced = codeIn(log) === code && replacing(log).length > 0;
  return (
    <div role="status" className="no-print">
      {hasReplaced && (
        <p className={styles.replaced}>
          {words.replaced}
          <Button variant="quiet" onClick={bringBackPlan}>
            {words.bringBack}
          </Button>
        </p>
      )}
    </div>
  );
}
