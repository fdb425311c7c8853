import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { StageTonight } from '../../lib/handover';
import { PLAN_PATH, planHash } from '../../lib/plan-link';
import type { SleepDiary } from '../../lib/schema.gen';
import { Button } from '../../ui/button';
import styles from './diary.module.css';
import type { DiaryTools } from './use-diary';

/** Each is more code than the button that opens it. */
const HandOver = lazy(async () => ({ default: (await import('./hand-over')).HandOver }));
const SendWeek = lazy(async () => ({ default: (await import('./send-week')).SendWeek }));

/** What the diary passes on of the plan that is kept on this device. */
export interface PlanTonight {
  code: string;
  followed?: StageTonight | undefined;
}

interface PassingOnProps {
  tools: DiaryTools;
  content: SleepDiary;
  plan: PlanTonight | undefined;
  /** Further buttons. */
  children: ReactNode;
}

/** What passes the diary on: tonight to the other parent, the week to the consultant. */
export function PassingOn({ tools, content, plan, children }: PassingOnProps) {
  const { handover, sending, picture } = content;
  const [open, setOpen] = useState<'handover' | 'sending'>();
  const button = (what: NonNullable<typeof open>, label: string) => (
    <Button
      variant="quiet"
      aria-expanded={open === what}
      onClick={() => setOpen(open === what ? undefined : what)}
    >
      {label}
    </Button>
  );
  return (
    <div className={`${styles.passing} no-print`}>
      <div className={styles.buttons}>
        {button('handover', handover.open)}
        {button('sending', sending.open)}
        {children}
      </div>
      <Suspense fallback={null}>
        {open === 'handover' && <HandOver tools={tools} words={handover} stage={plan?.followed} />}
        {open === 'sending' && (
          <SendWeek
            tools={tools}
            words={sending}
            sums={picture}
            stage={plan?.followed}
            planLink={plan && location.origin + PLAN_PATH + planHash(plan.code)}
          />
        )}
      </Suspense>
    </div>
  );
}
