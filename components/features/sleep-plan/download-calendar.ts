import { ordinaryText } from '../../lib/ordinary-text';
import { PLAN_PATH } from '../../lib/plan-link';
import type { PlanCalendar } from '../../lib/schema.gen';
import { calendarFile } from './calendar-file';
import type { StageInOrder } from './nights';

/** How long the browser has to take the file over, in milliseconds. */
const TAKE_OVER_MS = 10_000;

/**
 * Hands the stages to the device's calendar as a file.
 *
 * @param from the first evening, as yyyy-mm-dd.
 * @param openNights the nights of a stage that has no last night.
 */
export function downloadCalendar(
  stages: readonly StageInOrder[],
  from: string,
  openNights: number,
  words: PlanCalendar,
): void {
  const file = calendarFile(stages, {
    from,
    openNights,
    event: words.event,
    url: location.origin + PLAN_PATH,
    now: new Date(),
    // Not randomUUID, which browsers have on secure pages only.
    uid: () => `${crypto.getRandomValues(new Uint32Array(4)).join('-')}@${location.hostname}`,
  });
  const url = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${ordinaryText(words.file)}.ics`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), TAKE_OVER_MS);
}
