import { KEPT_PLAN } from '../../lib/device-storage';
import { keptAs } from '../../lib/kept';
import type { LogEvent } from '../../lib/log';
import { keyOfChild } from '../../lib/shown-child';
import { byMade, standing } from '../../lib/standing';
import { decodeAnswers } from './plan-code';

/** The value of a plan whose family was asked what makes a shared bed dangerous. */
export const ASKED = 1;

/** The last plan that was kept and can be read. */
export function planOf(events: readonly LogEvent[]): LogEvent | undefined {
  return events.findLast(({ kind, text }) => kind === 'plan' && decodeAnswers(text));
}

/**
 * The plan on this device of the child that is shown, read without the rest of the log, which the wizard would
 * load for it: all of a plan lies in one place, and what takes it back, too.
 */
export const keptEvent = keptAs(
  KEPT_PLAN,
  (stored) =>
    Array.isArray(stored) ? planOf(standing(stored.filter(isEvent)).sort(byMade)) : undefined,
  keyOfChild,
);

function isEvent(stored: unknown): stored is LogEvent {
  const { made, of = [] } = (stored ?? {}) as Partial<LogEvent>;
  return typeof made === 'number' && Array.isArray(of);
}
