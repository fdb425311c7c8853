import { useState } from 'react';
import { Html } from '../../lib/html';
import { isRefused, useIsRefused, useLog } from '../../lib/kept-log';
import { momentOf } from '../../lib/moment';
import { ordinaryText } from '../../lib/text';
import { planHash } from '../../lib/plan-link';
import { useSite } from '../../lib/page';
import type { PlanKeeping } from '../../lib/schema.gen';
import { shareLink } from '../../lib/share';
import { useDone } from '../../lib/use-done';
import { Button } from '../../ui/button';
import { DoneLine } from '../../ui/done-line';
import { LastingNote } from '../../ui/lasting-note';
import { SuccessLine } from '../../ui/success-line';
import { toast } from '../../ui/toast';
import { CopyByHand } from '../../ui/copy-by-hand';
import styles from './keep-plan.module.css';
import { bringBackPlan, codeIn, keptPlan, replacing } from './kept-plan';
import type { Answers } from './plan';
import { encodeAnswers } from './plan-code';

interface KeepPlanProps {
  words: PlanKeeping;
  answers: Answers;
  /** Whether to say how long the browser retains it; false if that is shown beside another button. */
  saysHowLong: boolean;
}

/** Stores the plan on this device at the family's request, and sends it as a link. */
export function KeepPlan({ words, answers, saysHowLong }: KeepPlanProps) {
  const code = encodeAnswers(answers);
  const { navigation } = useSite();
  const isKept = keptPlan.use() === code;
  const isLost = useIsRefused();
  const [done, did] = useDone<'kept'>();
  const [linkToCopy, setLinkToCopy] = useState('');

  const keep = () => {
    did('kept', momentOf(new Date()), keptPlan.keep(code));
    if (!isRefused()) toast({ title: words.kept, kind: 'success' });
  };
  const remove = () => {
    keptPlan.remove();
    toast({ title: words.removed });
  };
  const send = async () => {
    const url = location.origin + navigation.plan + planHash(code);
    const sent = await shareLink(url, ordinaryText(words.link.subject));
    setLinkToCopy(sent === 'refused' ? url : '');
    if (sent === 'copied') toast({ title: words.link.copied, kind: 'success' });
  };

  return (
    <section className={`${styles.keep} no-print`} aria-label={words.title}>
      {isKept && !isLost && (
        <SuccessLine>{done ? <DoneLine done={done} words={words} /> : words.kept}</SuccessLine>
      )}
      <div className={styles.buttons}>
        {isKept ? (
          <Button variant="quiet" onClick={remove}>
            {words.remove}
          </Button>
        ) : (
          <Button onClick={keep}>{words.keep}</Button>
        )}
        <Button variant="quiet" onClick={() => void send()}>
          {words.link.send}
        </Button>
      </div>
      {!isKept && <Html of={words.note} as="p" className={styles.note} />}
      {saysHowLong && <LastingNote words={words.lasting} />}
      <Html of={words.link.note} as="p" className={styles.note} />
      {linkToCopy && <CopyByHand id="plan-link" label={words.link.byHand} text={linkToCopy} />}
    </section>
  );
}

/** Says that this plan, or this night of it, replaced another, and restores that one. */
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
