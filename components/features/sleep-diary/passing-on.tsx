import { useState, type ReactNode } from 'react';
import { optional } from '../../layout/optional';
import type { SleepDiary } from '../../lib/schema.gen';
import { Button } from '../../ui/button';
import styles from './diary.module.css';
import type { DiaryTools } from './use-diary';
import type { StageTonight } from './week-page';

/** Each has more code than the button that opens it. */
const HandOver = optional(async () => (await import('./hand-over')).HandOver);
const SendWeek = optional(async () => (await import('./send-week')).SendWeek);

/** The part of the family's plan that the diary passes on. */
export interface PlanTonight {
  code: string;
  followed?: StageTonight | undefined;
}

interface PassingOnProps {
  tools: DiaryTools;
  /** Only what is present is offered. */
  content: Pick<SleepDiary, 'handover' | 'picture'> & Partial<Pick<SleepDiary, 'sending'>>;
  plan: PlanTonight | undefined;
  children: ReactNode;
}

/** The buttons that pass on the diary: tonight to the other parent, the week to the consultant. */
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
        {sending && button('sending', sending.open)}
        {children}
      </div>
      {open === 'handover' && <HandOver tools={tools} words={handover} />}
      {open === 'sending' && sending && (
        <SendWeek tools={tools} words={sending} sums={picture} plan={plan} />
      )}
    </div>
  );
}
