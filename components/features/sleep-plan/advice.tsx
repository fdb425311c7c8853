import type { ReactNode, Ref } from 'react';
import type { Html, PlanPassage, PlanTexts } from '../../lib/schema.gen';
import styles from './advice.module.css';
import { Fold } from '../../ui/fold';
import { Checklist } from './plan-callouts';
import { ReadMore } from './read-more';
import { PlanText } from './plan-text';

interface AdviceProps {
  id: string;
  title: Html | undefined;
  lead: Html | undefined;
  /** Whether it is not needed at night. */
  canWait?: boolean;
  /** Whether it was printed with phase one. */
  screenOnly?: boolean;
  children: ReactNode;
}

function Advice({ id, title, lead, canWait, screenOnly, children }: AdviceProps) {
  const when = `${canWait ? 'can-wait' : ''} ${screenOnly ? 'no-print' : ''}`;
  return (
    <section className={`${styles.advice} ${when}`} id={id}>
      <Fold as="h2" label={<PlanText of={title} as="span" />}>
        <PlanText of={lead} className="prose" />
        {children}
      </Fold>
    </section>
  );
}

/** How to move from a parent's chest to a flat surface, before the first stage. */
export function ChestToFlatSection({ words }: { words: PlanTexts['chestToFlat'] }) {
  return (
    <Advice id="chest-to-flat" title={words.title} lead={words.lead}>
      <PlanText of={words.awake} className={`prose ${styles.safety}`} />
      <Passages as="ol" of={words.steps} className={styles.steps} />
      <PlanText of={words.goal} className="prose" />
      <ReadMore link={words.link} />
    </Advice>
  );
}

/** Daytime advice. Shown in every plan. */
export function DaySection({ words }: { words: PlanTexts['day'] }) {
  return (
    <Advice id="day" title={words.title} lead={words.lead} canWait>
      <PlanText of={words.bedtime} className="prose" />
      <PlanText of={words.byAge} className="prose" />
      {words.links.map((link) => (
        <ReadMore key={link.href} link={link} />
      ))}
    </Advice>
  );
}

/** For a child who can get out of bed. */
export function RapidReturnSection(props: { words: PlanTexts['rapidReturn']; hard: string }) {
  const { words, hard } = props;
  return (
    <Advice id="rapid-return" title={words.title} lead={words.lead}>
      <Checklist words={words.before} />
      <Passages as="ol" of={words.steps} className={styles.steps} />
      <PlanText of={words.calledFor} className="prose" />
      <h3>{hard}</h3>
      <PlanText of={words.hard} className="prose" />
      <PlanText of={words.morning} className="prose" />
    </Advice>
  );
}

/** For a child who has a dummy: the advice depends on when it is used. */
export function DummySection(props: { words: PlanTexts['dummy']; screenOnly: boolean }) {
  const { words, screenOnly } = props;
  return (
    <Advice id="dummy" title={words.title} lead={words.lead} screenOnly={screenOnly}>
      <PlanText of={words.safety} className={`prose ${styles.safety}`} />
      <PlanText of={words.usage} className="prose" />
      <div className={styles.pair}>
        <div>
          <TitledText words={words.remove} />
        </div>
        <div>
          <TitledText words={words.keep} />
        </div>
      </div>
      <ReadMore link={words.link} />
    </Advice>
  );
}

interface UnderSixProps {
  greeting: Html | undefined;
  words: PlanTexts['underSixMonths'];
  heading: Ref<HTMLHeadingElement>;
}

/** For a baby under 6 months, instead of everything with stages. */
export function UnderSixSection({ greeting, words, heading }: UnderSixProps) {
  return (
    <>
      <PlanText of={greeting} as="h1" ref={heading} tabIndex={-1} />
      <section className={styles.advice} id="under-six-months">
        <PlanText of={words.title} as="h2" />
        <PlanText of={words.lead} className="prose" />
        <Passages of={words.points} className={styles.points} />
        <PlanText of={words.later} className="prose" />
        <ReadMore link={words.link} />
      </section>
    </>
  );
}

/** For a child who sleeps in the parents' room. */
export function SameRoomSection({ words }: { words: PlanTexts['sameRoom'] }) {
  return (
    <Advice id="same-room" title={words.title} lead={words.lead}>
      <PlanText of={words.safety} className={`prose ${styles.safety}`} />
      <Passages of={words.points} className={styles.points} />
      <ReadMore link={words.link} />
    </Advice>
  );
}

interface PassagesProps {
  of: readonly PlanPassage[];
  as?: 'ol' | 'ul';
  className: string | undefined;
}

function Passages({ of, as: List = 'ul', className }: PassagesProps) {
  if (of.length === 0) return null;
  return (
    <List className={className}>
      {of.map((passage) => (
        <li key={passage.title}>
          <TitledText words={passage} />
        </li>
      ))}
    </List>
  );
}

function TitledText({ words }: { words: PlanPassage }) {
  return (
    <>
      <PlanText of={words.title} as="h3" />
      <PlanText of={words.body} className="prose" />
    </>
  );
}
