import type { ReactNode } from 'react';
import { adjustedMonths, keptBirth } from '../../lib/birth';
import { wholeDays } from '../../lib/diary';
import { FilledHtml } from '../../lib/filled-html';
import { takeBack } from '../../lib/handed-over';
import { Html } from '../../lib/html';
import { removeDays, useChildren } from '../../lib/kept-log';
import type { SleepDiary as Content } from '../../lib/schema.gen';
import { fill } from '../../lib/text';
import { formatLength } from '../../lib/time-of-day';
import { useKeptFocus } from '../../lib/use-kept-focus';
import { Button, LinkButton } from '../../ui/button';
import { ConfirmedButton } from '../../ui/confirmed-button';
import { LastingNote } from '../../ui/lasting-note';
import { NotKept } from '../../ui/not-kept';
import { ChildSwitch, OtherChildren } from './child-switch';
import { ChildrenForm } from './children-form';
import { DiaryDays } from './diary-days';
import styles from './diary.module.css';
import { NowButtons, State } from './now-buttons';
import { PassingOn, type PlanTonight } from './passing-on';
import { PictureOfTime } from './picture-of-time';
import { useDiary, type DiaryTools } from './use-diary';

/** The number of whole days from which an average is meaningful, and the number that suffices. */
const SOME_DAYS = 3;
const ENOUGH_DAYS = 14;

interface SleepDiaryProps {
  content: Content;
  /** The child's name in the plan stored on this device. */
  planName?: string | undefined;
  /** Renders something with that plan. */
  withPlan?: (show: (plan: PlanTonight | undefined) => ReactNode) => ReactNode;
}

/** The diary: buttons for one thumb, a chart of two weeks, and each day to edit. */
export function SleepDiary(props: SleepDiaryProps) {
  const { content, planName, withPlan = (show) => show(undefined) } = props;
  const part = useKeptFocus<HTMLDivElement>();
  const { mark } = useChildren();
  return (
    <div ref={part} className={styles.diary}>
      <NotKept words={content.lasting} />
      <ChildSwitch words={content} />
      {withPlan((plan) => (
        <DiaryOfChild key={mark} content={content} plan={plan} />
      ))}
      <ChildrenForm words={content.children} planName={planName} />
    </div>
  );
}

function DiaryOfChild({ content, plan }: { content: Content; plan: PlanTonight | undefined }) {
  const tools = useDiary(content.needs);
  const { diary, now } = tools;
  const { keeping, sheet } = content;
  const { name } = useChildren();
  const asked = name ? fill(keeping.confirmChild, { name }) : keeping.confirm;
  const isEmpty = diary.size === 0;
  return (
    <>
      <State tools={tools} words={content.now} />
      <OtherChildren words={content} />
      <PictureOfTime diary={diary} now={now} words={content.picture} />
      <NowButtons tools={tools} words={content.now} />
      {!isEmpty && (
        <PassingOn tools={tools} content={content} plan={plan}>
          <LinkButton variant="quiet" of={content.now.nextSleep} />
        </PassingOn>
      )}
      {!tools.isRefused && (
        <div className={`${styles.note} no-print`}>
          <Html of={keeping.note} as="p" />
          <LastingNote words={content.lasting} />
        </div>
      )}
      <DiaryDays tools={tools} words={content.day} now={content.now} sums={content.picture} />
      <Average content={content} tools={tools} />
      <div className={`${styles.buttons} no-print`}>
        <Button variant="quiet" onClick={() => window.print()}>
          {sheet.print}
        </Button>
        {!isEmpty && (
          <ConfirmedButton
            words={{ ...keeping, confirm: asked }}
            variant="ghost"
            className={styles.buttons}
            onConfirm={() => {
              takeBack();
              removeDays();
            }}
          >
            {keeping.remove}
          </ConfirmedButton>
        )}
      </div>
    </>
  );
}

/** The average of several days, beside the figures for the age. */
function Average({ content, tools }: { content: Content; tools: DiaryTools }) {
  const { average: words, needs } = content;
  const birth = keptBirth.use();
  const sums = wholeDays(tools.diary, tools.now)
    .slice(-ENOUGH_DAYS)
    .map(([, { naps, night }]) => naps + night);
  if (sums.length < SOME_DAYS) return null;
  const months = birth && adjustedMonths(birth, tools.date);
  const need = needs.findLast(({ fromMonths }) => months !== undefined && fromMonths <= months);
  const mean = Math.round(sums.reduce((all, one) => all + one) / sums.length);
  return (
    <section className={`${styles.average} no-print`}>
      <h2>{words.title}</h2>
      <FilledHtml
        of={words.days}
        as="p"
        placeholders={{
          days: String(sums.length),
          average: formatLength(mean),
          from: formatLength(Math.min(...sums)),
          to: formatLength(Math.max(...sums)),
        }}
      />
      {need ? (
        <FilledHtml of={words.age} as="p" placeholders={{ age: need.age, sleep: need.sleep }} />
      ) : (
        <Html of={words.anyAge} as="p" />
      )}
      {sums.length >= ENOUGH_DAYS && <Html of={words.enough} className="prose" />}
    </section>
  );
}
