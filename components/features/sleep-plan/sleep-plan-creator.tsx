import { useEffect, useMemo, useRef, useState } from 'react';
import { Skeleton } from '../../layout/member-gate';
import { optional } from '../../layout/optional';
import { Html } from '../../lib/html';
import type { PageOf } from '../../lib/schema.gen';
import { Button } from '../../ui/button';
import { Picture } from '../../ui/picture';
import { BedSharingCheck } from './bed-sharing-check';
import {
  bornOnTime,
  coSleeps,
  isTooEarlyToShare,
  lastStep,
  makePlan,
  outOfSharedBed,
  placeholdersOf,
  screenAfter,
  stepBefore,
  type Answers,
  type Screen,
} from './plan';
import { encodeAnswers } from './plan-code';
import { PlaceholderContext, PlanText } from './plan-text';
import styles from './sleep-plan-creator.module.css';
import { useOpenedPlan } from './use-opened-plan';
import { progressOf, Wizard } from './wizard';
import { planWordsFor } from './words-for';

/** More code than the questions: it is loaded while they are answered. */
const loadMore = () => import('./followed-plan');
export const FamilyPlan = optional(async () => (await loadMore()).FollowedPlan);
const WhosePlan = optional(async () => (await loadMore()).WhosePlan);

/**
 * Six questions, and the plan that their answers call for. The answers stay in the
 * memory of the tab until the family keeps the plan or opens it from a link; the
 * browser's history holds only which screen was shown.
 */
export function SleepPlanCreator({ page }: { page: PageOf<'sleep-plan'> }) {
  const { content, site } = page;
  const { plan: allWords, keeping, lead } = content;
  const { answers, setAnswers, screen, show, begin, openKept, ...opened } = useOpenedPlan();
  const { isKept, mayOpen, isDamaged } = opened;
  const asked = askedOf(answers);
  // What was answered for one plan says nothing of another, such as that of a link that is opened
  // here. A family that keeps its plan was asked when it was made, or is asked by day.
  const [checked, setChecked] = useState(() => (isKept && mayOpen() ? asked : ''));
  const [isThere, setThere] = useState(false);
  const isComing = screen === 'plan' && !isThere;
  const plan = useMemo(() => makePlan(answers), [answers]);
  const isTooEarly = isTooEarlyToShare(answers);
  const asksFirst = screen === 'plan' && coSleeps(answers) && (isTooEarly || checked !== asked);
  const words = useMemo(() => planWordsFor(allWords, answers), [allWords, answers]);
  const { top, heading, announcement } = useScreenFocus(
    asksFirst ? 'check' : isComing ? 'coming' : screen,
    typeof screen === 'number' ? progressOf(screen, answers, words.labels) : '',
  );
  const name = answers.childName.trim();
  const placeholders = useMemo(() => ({ name, ...placeholdersOf(plan) }), [name, plan]);

  // On a phone, and everywhere once begun, the screen belongs to the question.
  const head = (
    <header className={`${styles.head} ${screen === 1 ? styles.hero : ''}`}>
      <h1>{page.title}</h1>
      {screen === 1 && (
        <>
          <Html of={lead} className={`${styles.lead} unless-dim`} />
          <Picture of={page.emblem} slot="emblem" className={styles.emblem} />
          <WhosePlan lost={null} />
        </>
      )}
    </header>
  );

  useEffect(() => void FamilyPlan.preload().catch(() => {}), []);

  return (
    <PlaceholderContext value={placeholders}>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {asksFirst ? (
        <div ref={top}>
          {head}
          <div className={styles.screen}>
            <BedSharingCheck
              words={words.bedSharing}
              bornEarly={isTooEarly}
              onSafe={() => {
                // Whoever unticks it takes back what was said at the first question.
                const given = isTooEarly ? bornOnTime(answers) : answers;
                setAnswers(given);
                setChecked(askedOf(given));
                if (isKept) keepAsked(given);
              }}
              onDanger={() => {
                const inCot = outOfSharedBed(answers);
                setAnswers(inCot);
                if (isKept) keepAsked(inCot);
              }}
              onBack={() => show(lastStep)}
              heading={heading}
            />
          </div>
        </div>
      ) : screen === 'plan' ? (
        <div ref={top} className={styles.plan}>
          <FamilyPlan
            plan={plan}
            answers={answers}
            words={words}
            keeping={keeping}
            publisher={site.name}
            onCorrect={setAnswers}
            onBack={() => show(lastStep)}
            onAgain={(known) => {
              setChecked('');
              begin(known);
            }}
            heading={heading}
            waiting={<Skeleton words={site.words} />}
            onShown={() => setThere(true)}
          />
        </div>
      ) : (
        <div ref={top}>
          {head}
          <div className={styles.screen}>
            {isDamaged && <p className={styles.damaged}>{keeping.link.damaged}</p>}
            {openKept && (
              <Button
                variant="quiet"
                className={styles.kept}
                onClick={() => {
                  const kept = askedOf(openKept());
                  if (mayOpen()) setChecked(kept);
                }}
              >
                {keeping.open}
              </Button>
            )}
            <Wizard
              words={words.questions}
              labels={words.labels}
              step={screen}
              answers={answers}
              onAnswer={setAnswers}
              onContinue={(given) => show(screenAfter(screen, given))}
              onBack={() => show(stepBefore(screen, answers))}
              heading={heading}
            />
            <aside className={styles.age} aria-labelledby="who-it-is-for">
              <PlanText of={words.safety.age.title} as="h2" id="who-it-is-for" />
              <PlanText of={words.safety.age.body} className="prose" />
            </aside>
          </div>
        </div>
      )}
    </PlaceholderContext>
  );
}

/** The code that writes is loaded with the plan; without it the family is asked again. */
function keepAsked(answers: Answers): void {
  const code = encodeAnswers(answers);
  void import('./kept-plan').then(({ keptPlan }) => keptPlan.keepAsked(code)).catch(() => {});
}

/** What the dangers of sharing a bed were asked about: this child, of this age, in this place. */
function askedOf({ childName, age, sleepArrangement }: Answers): string {
  return [childName.trim(), age, sleepArrangement].join();
}

/**
 * Scrolls to a new screen, focuses its heading and announces it; not the first, which
 * is shown with the page.
 */
function useScreenFocus(screen: Screen | 'check' | 'coming', progress: string) {
  const top = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const previous = useRef(screen);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (previous.current === screen) return;
    previous.current = screen;
    top.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
    setAnnouncement(progress);
  }, [screen, progress]);
  return { top, heading, announcement };
}
