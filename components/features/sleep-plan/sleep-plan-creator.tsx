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

/** Larger than the questions' code, so it loads while they are answered. */
const loadMore = () => import('./followed-plan');
export const FamilyPlan = optional(async () => (await loadMore()).FollowedPlan);
const WhosePlan = optional(async () => (await loadMore()).WhosePlan);

/**
 * Six questions, and the plan that follows from the answers. The answers stay in the tab's memory
 * until the family stores the plan or opens it from a link; the browser's history contains only
 * which screen was shown.
 */
export function SleepPlanCreator({ page }: { page: PageOf<'sleep-plan'> }) {
  const { content, site } = page;
  const { plan: allWords, keeping, lead } = content;
  const { answers, setAnswers, screen, show, begin, openKept, ...opened } = useOpenedPlan();
  const { isKept, mayOpen, isDamaged } = opened;
  const asked = askedOf(answers);
  // Answers given for one plan do not apply to another, such as one opened from a link. A family
  // that has stored its plan was asked when it was made, or will be asked by day.
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

  // On a phone, and on all screens after the first question, the question has the whole screen.
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
                // Unticking it corrects the answer to the first question.
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

/** The code for writing loads with the plan; if it fails, the family is asked again. */
function keepAsked(answers: Answers): void {
  const code = encodeAnswers(answers);
  void import('./kept-plan').then(({ keptPlan }) => keptPlan.keepAsked(code)).catch(() => {});
}

/** The context in which the dangers of sharing a bed were asked: the child, its age and the place. */
function askedOf({ childName, age, sleepArrangement }: Answers): string {
  return [childName.trim(), age, sleepArrangement].join();
}

/** Scrolls to a new screen, focuses its heading and announces it; not for the first one. */
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
