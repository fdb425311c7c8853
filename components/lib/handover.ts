import { addDays } from './days';
import {
  diaryDayOf,
  isMoment,
  momentOf,
  parseDiaryDay,
  sleepsOf,
  type Diary,
  type DiaryDay,
  type Moment,
} from './diary';

/** The page that shows a night that was handed over. */
export const HANDOVER_PATH = '/on-this-phone';

const START = '#tonight=';

/** The first part of every code, so that a later form can be told from this one. */
const VERSION = '1';

/** Longer than any night. */
const LONGEST_CODE = 6000;

/** The stage that the family follows and which night of it tonight is, as the plan names them. */
export interface StageTonight {
  stage: string;
  night: string;
}

/** A night as one parent hands it over to the other. */
export interface Handover {
  asOf: Moment;
  /** The day of the diary to which the night belongs. */
  day: string;
  content: DiaryDay;
  stage?: StageTonight | undefined;
}

/** For so long after the last sleep began or ended, in minutes, it is still the same night. */
const SAME_NIGHT = 12 * 60;

/** Tonight so far, also in the morning after: the day of the last sleep, with the last feed. */
export function handoverOf(diary: Diary, now: Moment, stage?: StageTonight): Handover {
  const last = sleepsOf(diary).at(-1);
  const isTonight = last && now.at - (last.to ?? last.from).at < SAME_NIGHT;
  const day = diaryDayOf(isTonight ? last.from : now);
  const { sleeps = [], feeds = [] } = diary.get(day) ?? {};
  return { asOf: now, day, content: { sleeps, feeds: feeds.slice(-1), note: '' }, stage };
}

/**
 * The fragment of an address that holds a night; browsers send it to no server. A code is as
 * short as a camera likes it: the moment, then sleeps, feeds and stage, with moments in minutes
 * after the one at which it was sent, in base 36, such as `1.hqo2g.0~-7w--20-Sam.-1c~-4g~2.4`.
 */
export function handoverHash({ asOf, content, stage }: Handover): string {
  const sleeps = content.sleeps.map(({ from, to, up }) =>
    [written(from, asOf), to ? written(to, asOf) : '', up ? encoded(up) : ''].join('_'),
  );
  const parts = [
    [VERSION, asOf.at.toString(36), asOf.offset.toString(36)].join('.'),
    sleeps.join('.'),
    content.feeds.map((feed) => written(feed, asOf)).join('.'),
    stage ? `${encoded(stage.stage)}.${encoded(stage.night)}` : '',
  ];
  return START + parts.join('~');
}

/** A moment, with its offset where the clocks changed in between. */
function written({ at, offset }: Moment, asOf: Moment): string {
  const minutes = (asOf.at - at).toString(36);
  return offset === asOf.offset ? minutes : `${minutes}*${(offset - asOf.offset).toString(36)}`;
}

/** Any text in letters that need no escaping in an address and separate nothing here. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[-_.~*!'()]/g, hexadecimal);
}

function hexadecimal(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** Whether the fragment of an address is to hold a night. */
export function isHandover(hash: string): boolean {
  return hash.startsWith(START);
}

/**
 * The night of a fragment from outside.
 *
 * @returns undefined when a part is missing, or is none that handoverHash makes.
 */
export function parseHandover(hash: string, now: Date): Handover | undefined {
  if (!isHandover(hash) || hash.length > LONGEST_CODE) return undefined;
  const [head = '', sleeps = '', feeds = '', stage, ...more] = hash.slice(START.length).split('~');
  const [version, at = '', offset = ''] = head.split('.');
  if (version !== VERSION || stage === undefined || more.length > 0) return undefined;
  const asOf = { at: parseInt(at, 36), offset: parseInt(offset, 36) };
  const list = (text: string) => (text ? text.split('.') : []);
  const content = parseDiaryDay({
    sleeps: list(sleeps).map((text) => readSleep(text, asOf)),
    feeds: list(feeds).map((text) => readMoment(text, asOf)),
  });
  const first = content?.sleeps[0]?.from ?? content?.feeds[0] ?? asOf;
  const day = isMoment(asOf) ? diaryDayOf(first) : '';
  const isWhole =
    content?.sleeps.length === list(sleeps).length &&
    content.sleeps.every(({ from, to }) => diaryDayOf(from) === day && (to ?? from).at <= asOf.at);
  // What is still to come would take the place of a day that a family has written.
  if (!isWhole || !day || day > addDays(diaryDayOf(momentOf(now)), 1)) return undefined;
  const [name, night] = list(stage).map(decoded);
  return {
    asOf,
    day,
    content: { ...content, feeds: content.feeds.filter((feed) => diaryDayOf(feed) === day) },
    ...(name && night && { stage: { stage: name, night } }),
  };
}

function readSleep(text: string, asOf: Moment) {
  const [from = '', to, up] = text.split('_');
  return {
    from: readMoment(from, asOf),
    ...(to && { to: readMoment(to, asOf) }),
    ...(up && { up: decoded(up) }),
  };
}

function readMoment(text: string, asOf: Moment): Moment {
  const [minutes = '', offset] = text.split('*');
  return {
    at: asOf.at - parseInt(minutes, 36),
    offset: asOf.offset + (offset ? parseInt(offset, 36) : 0),
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
      .replace(/\p{Cc}/gu, '')
      .slice(0, 40);
  } catch {
    return ''; // cut in the middle of a character
  }
}
