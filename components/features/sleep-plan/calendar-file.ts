import { addDays } from '../../lib/days';
import type { PlanCalendar } from '../../lib/schema.gen';
import { saveFile } from '../../lib/share';
import { ordinaryText } from '../../lib/text';
import type { StageInOrder } from './nights';

/** The longest line in octets, without its line ending (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

interface CalendarOptions {
  /** The first evening, as yyyy-mm-dd. */
  from: string;
  /** The number of nights to enter for a stage without a last night. */
  openNights: number;
  /** The title of each stage, before its letter or number. Lock screens show it. */
  event: string;
  /** The address of the plan's page. */
  url: string;
  now: Date;
  /** Creates a unique ID for an event. */
  uid: () => string;
}

/** The stages in sequence, as all-day events of an iCalendar file (RFC 5545). */
export function calendarFile(stages: readonly StageInOrder[], options: CalendarOptions): string {
  const { event, url, now, uid } = options;
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  let start = options.from;
  const events = stages.flatMap(({ planned }) => {
    const { firstNight, lastNight } = planned;
    const nights = lastNight ? lastNight - firstNight + 1 : options.openNights;
    const first = start;
    start = addDays(start, nights);
    return [
      'BEGIN:VEVENT',
      `UID:${uid()}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${first.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${start.replaceAll('-', '')}`,
      `SUMMARY:${escapeText(ordinaryText(`${event} ${planned.label}`))}`,
      `URL:${url}`,
      'CLASS:PRIVATE',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ];
  });
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//nightlight//evenings//EN', ...events];
  return [...lines, 'END:VCALENDAR'].map((line) => `${fold(line)}\r\n`).join('');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** Folds a long line: continuation lines begin with a space, and no character is split. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** Passes the stages to the device's calendar as a file, from an evening on. The page is the plan's. */
export function downloadCalendar(
  stages: readonly StageInOrder[],
  page: string,
  from: string,
  openNights: number,
  words: PlanCalendar,
): void {
  const file = calendarFile(stages, {
    from,
    openNights,
    event: words.event,
    url: location.origin + page,
    now: new Date(),
    // Not randomUUID, which browsers provide on secure pages only.
    uid: () => `${crypto.getRandomValues(new Uint32Array(4)).join('-')}@${location.hostname}`,
  });
  saveFile(
    new File([file], `${ordinaryText(words.file)}.ics`, { type: 'text/calendar;charset=utf-8' }),
  );
}
