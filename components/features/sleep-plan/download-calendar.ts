import { ordinaryText } from '../../lib/text';
import { PLAN_PATH } from '../../lib/plan-link';
import type { PlanCalendar } from '../../lib/schema.gen';
import { saveFile } from '../../lib/share';
import { calendarFile } from './calendar-file';
import type { StageInOrder } from './nights';

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
  saveFile(
    new File([file], `${ordinaryText(words.file)}.ics`, { type: 'text/calendar;charset=utf-8' }),
  );
}
