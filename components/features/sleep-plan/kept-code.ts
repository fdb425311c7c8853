import { KEPT_PLAN } from '../../lib/device-storage';
import { keptAs } from '../../lib/kept';
import type { LogEvent } from '../../lib/log';
import { keyOfChild } from '../../lib/shown-child';
import { byMade, standing } from '../../lib/standing';
import { decodeAnswers } from './plan-code';

/** The value of a plan event whose family was asked about the dangers of a shared bed. */
export const ASKED = 1;

/** The last stored plan that can be decoded. */
export function planOf(events: readonly LogEvent[]): LogEvent | undefined {
  return events.findLast(({ kind, text }) => kind === 'plan' && decodeAnswers(text));
}

/**
 * The shown child's plan on this device, read without loading the rest of the log's code for the
 * wizard: all events of a plan, even those that undo it, are stored under one key.
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
