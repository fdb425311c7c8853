import { useContext, useEffect, useState } from 'react';
import { isNight } from '../../lib/hours';
import { planCode } from '../../lib/plan-link';
import { keyOfChild } from '../../lib/shown-child';
import { useInBrowser } from '../../lib/use-in-browser';
import { useDraft } from '../../navigation/drafts';
import { useHistoryStep } from '../../navigation/history-step';
import { ShownContext, useNavigate } from '../../navigation/navigate';
import { ASKED, keptEvent } from './kept-code';
import { noAnswers, reachableScreen, type Answers, type Screen } from './plan';
import { decodeAnswers, encodeAnswers } from './plan-code';

/** The state of a history entry for which a screen has been chosen. */
const opened: { step: Screen } = { step: 'plan' };

/**
 * The family's answers and the current screen. A newly opened page begins with the plan in its
 * address or the one stored on this device; otherwise with the first question.
 */
export function useOpenedPlan() {
  const entry = useContext(ShownContext)?.entry;
  const navigate = useNavigate();
  const code = planCode(entry?.hash ?? '');
  const linked = decodeAnswers(code);
  const event = keptEvent.use();
  const kept = decodeAnswers(event?.text);
  const [start] = useState(linked ?? kept ?? noAnswers);
  const draft = useInBrowser(() => keyOfChild('sleep-plan'), 'sleep-plan');
  const [answers, setAnswers] = useDraft(draft, start);

  const hasStep = (entry?.state as { step?: unknown } | null | undefined)?.step !== undefined;
  const isLinked = linked !== undefined && isSame(linked, answers);
  const opensPlan = !hasStep && (linked !== undefined || isSame(kept, answers));
  const [screen, show] = useHistoryStep((wanted) =>
    reachableScreen(opensPlan ? 'plan' : wanted, answers),
  );

  useEffect(() => {
    if (opensPlan) {
      if (linked && !isLinked) setAnswers(linked);
      navigate(entry?.hash ?? '', { redirect: true, state: opened });
    } else if (linked && !isLinked) {
      // The answers have changed since, so the address must not contain the old ones.
      navigate('', { redirect: true, state: entry?.state });
    }
  });

  const begin = (known: Answers) => {
    setAnswers(known);
    show(1);
  };
  const openKept = () => {
    setAnswers(kept!);
    show('plan');
    return kept!;
  };
  return {
    answers,
    setAnswers,
    screen,
    show,
    begin,
    /** Opens the plan on this device; undefined if there is none other than the current one. */
    openKept: kept && !isSame(kept, answers) ? openKept : undefined,
    /** Whether the plan of these answers is stored on this device. */
    isKept: isSame(kept, answers),
    /** Whether the stored plan may open without asking about a shared bed: already asked, or put off until day. */
    mayOpen: () => event?.value === ASKED || isNight(new Date().getHours()),
    /** Whether the address contains a plan that cannot be decoded. */
    isDamaged: code !== undefined && linked === undefined,
  };
}

function isSame(one: Answers | undefined, other: Answers): boolean {
  return one !== undefined && encodeAnswers(one) === encodeAnswers(other);
}
