import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { NotLoaded, Skeleton } from '../../layout/member-gate';
import { Html } from '../../lib/html';
import type { PageOf, Site } from '../../lib/schema.gen';
import { Button } from '../../ui/button';
import { Picture } from '../../ui/picture';
import { BedSharingCheck } from './bed-sharing-check';
import {
  lastStep,
  makePlan,
  outOfSharedBed,
  placeholdersOf,
  screenAfter,
  stepBefore,
  type Answers,
  type Screen,
} from './plan';
import { PlaceholderContext, PlanText } from './plan-text';
import styles from './sleep-plan-creator.module.css';
import { useFamilyPlan } from './use-family-plan';
import { useOpenedPlan } from './use-opened-plan';
import { questionOf, Wizard } from './wizard';
import { wordsFor } from './words-for';

/**
 * Six questions, and the plan that their answers call for. The answers stay in the
 * memory of the tab until the family keeps the plan or opens it from a link; the
 * browser's history holds only which screen was shown.
 */
export function SleepPlanCreator({ page }: { page: PageOf<'sleep-plan'> }) {
  const { content, site } = page;
  const { plan: allWords, labels, keeping, lead } = content;
  const { answers, setAnswers, screen, show, begin, openKept, isKept, isDamaged } = useOpenedPlan();
  const asked = askedOf(answers);
  // What was answered for one plan says nothing of another, such as that of a link that is opened
  // here. A family that keeps its plan was asked when it was made, and may stand in the dark now.
  const [checked, setChecked] = useState(isKept ? asked : '');
  const { FamilyPlan, failed, retry } = useFamilyPlan();
  const isComing = screen === 'plan' && !FamilyPlan;
  const plan = useMemo(() => makePlan(answers), [answers]);
  const asksFirst = screen === 'plan' && plan.coSleeping.length > 0 && checked !== asked;
  const { top, heading, announcement } = useScreenFocus(
    asksFirst ? 'check' : isComing ? 'coming' : screen,
  );
  const words = useMemo(() => wordsFor(allWords, answers), [allWords, answers]);
  const name = answers.childName.trim();
  const placeholders = useMemo(
    () => ({ name, ...placeholdersOf(answers, plan) }),
    [name, answers, plan],
  );

  return (
    <PlaceholderContext value={placeholders}>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {asksFirst ? (
        <div ref={top}>
          <header className={styles.begun}>
            <h1>{page.title}</h1>
          </header>
          <div className={styles.screen}>
            <BedSharingCheck
              words={words.bedSharing}
              bornEarly={isBornEarly(answers)}
              onSafe={() => setChecked(asked)}
              onDanger={() => setAnswers(outOfSharedBed(answers))}
              onBack={() => show(lastStep)}
              heading={heading}
            />
          </div>
        </div>
      ) : screen === 'plan' ? (
        <div ref={top} className={styles.plan}>
          {FamilyPlan ? (
            <FamilyPlan
              plan={plan}
              answers={answers}
              words={words}
              labels={labels}
              keeping={keeping}
              publisher={site.name}
              imprint={<Imprint site={site} />}
              onBack={() => show(lastStep)}
              onAgain={() => {
                setChecked('');
                begin();
              }}
              heading={heading}
            />
          ) : failed ? (
            <NotLoaded message={site.words.notLoaded}>
              <Button onClick={retry}>{site.words.tryAgain}</Button>
            </NotLoaded>
          ) : (
            <Skeleton words={site.words} />
          )}
        </div>
      ) : (
        <div ref={top}>
          {screen === 1 ? (
            <header className={styles.hero}>
              <div>
                <h1>{page.title}</h1>
                <Html of={lead} className={styles.lead} />
              </div>
              <Picture of={page.emblem} slot="emblem" className={styles.emblem} />
            </header>
          ) : (
            // Once begun, the screen belongs to the question.
            <header className={styles.begun}>
              <h1>{page.title}</h1>
            </header>
          )}
          <div className={styles.screen}>
            {isDamaged && <p className={styles.damaged}>{keeping.link.damaged}</p>}
            {openKept && (
              <Button
                variant="quiet"
                className={styles.kept}
                onClick={() => setChecked(askedOf(openKept()))}
              >
                {keeping.open}
              </Button>
            )}
            <Wizard
              words={words.questions}
              progress={labels.progress}
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

/** What the dangers of sharing a bed were asked about: this child, of this age, in this place. */
function askedOf(answers: Answers): string {
  const { childName, age, sleepArrangement } = answers;
  return [childName.trim(), age, sleepArrangement, isBornEarly(answers)].join();
}

function isBornEarly({ also }: Answers): boolean {
  return also?.includes('early') ?? false;
}

/** What paper says about its origin: whose plan it is, how to reach them, and the day of printing. */
function Imprint({ site: { contact, name } }: { site: Site }) {
  const today = useSyncExternalStore(
    () => () => {},
    () => new Date().toLocaleDateString('en-GB', { dateStyle: 'long' }),
    () => '',
  );
  return (
    <p className="imprint">
      {name} · {contact.phone} · {contact.emails[0]} · {today}
    </p>
  );
}

/**
 * Scrolls to a new screen, focuses its heading and announces it; not the first, which
 * is shown with the page.
 */
function useScreenFocus(screen: Screen | 'check' | 'coming') {
  const top = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const previous = useRef(screen);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (previous.current === screen) return;
    previous.current = screen;
    top.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
    setAnnouncement(typeof screen === 'number' ? questionOf(screen) : '');
  }, [screen]);
  return { top, heading, announcement };
}
