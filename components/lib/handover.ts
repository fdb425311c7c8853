import { byChild, markOf, ofChild } from './children';
import { addDays, DAY_MINUTES, daysBetween } from './days';
import { stateOf } from './awake';
import { diaryDayOf, diaryOf, sleepsOf, type Diary, type DiaryDay, type Moment } from './diary';
import { HANDED } from './hours';
import {
  byMade,
  byMoment,
  idOf,
  kindLetters,
  parseEvent,
  standing,
  type Log,
  type LogEvent,
} from './log';
import { LONGEST_GAP, planIn, planKinds } from './log-plan';
import { isMoment, momentOf } from './moment';
import { decodedPart } from './text';

/** The page that shows a handed-over night. */
export const HANDOVER_PATH = '/now';

/** The first part of every code; a later format will have a different one. */
const VERSION = '1';

/** In characters. Longer than the code of any real night. */
const LONGEST_CODE = 6000;

/** A night as one parent hands it over to the other. */
export interface Handover {
  asOf: Moment;
  /** The diary day to which the night belongs. */
  day: string;
  /** The events of the night, the plan and which of its nights is next, for all children. */
  log: Log;
}

/** The handed-over night of one child; unnamed if there is only one. */
export interface NightOfChild extends Handover {
  name?: string;
}

/** Days during which both phones are sent each answer, because it can still be undone. */
const MAY_CHANGE = 7;

/** Minutes after the last sleep began or ended during which it is still the same night. */
const SAME_NIGHT = 12 * 60;

/** The number of earlier days for whose sleeps a code has room. */
const MOST_BEFORE = 3;

/** Tonight so far for all children, even in the morning after: from the last sleep's day, with the last feed. */
export function handoverOf(log: Log, now: Moment): Handover {
  const nights = byChild(log).map((child) => handoverOfChild(child.log, now));
  const handed = new Set(nights.flatMap((night) => night.log));
  const names = standing(log).filter(({ kind }) => kind === 'child');
  for (const event of nights.length > 1 ? names : []) handed.add(event);
  const day = nights.reduce((first, night) => (night.day < first ? night.day : first), '9');
  return { asOf: now, day, log: [...handed].sort(byMade) };
}

function handoverOfChild(log: Log, now: Moment): Handover {
  const diary = diaryOf(log);
  const last = sleepsOf(diary).at(-1);
  const state = stateOf(diary, now);
  const isTonight = ({ at }: Moment) => now.at - at < SAME_NIGHT;
  const slept = last && isTonight(last.to ?? last.from) ? last.from : undefined;
  const day = diaryDayOf(slept ?? (state && isTonight(state.since) ? state.since : now));
  const events = [...log].sort(byMade);
  const stands = standing(events);
  const plan = stands.findLast(({ kind, text }) => kind === 'plan' && text === planIn(log));
  // Even of a plan whose answers have since been corrected.
  const night = (plan && stands.findLast(isNight)) ?? plan;
  const before = night && night !== plan ? daysBefore(diary, diaryDayOf(night), day) : [];
  const isShown = (date: string) => date >= day || before.includes(date);
  const since = [...diary].flatMap(([date, one]) => (isShown(date) ? [one] : []));
  const feeds = since.flatMap((one) => one.feeds).slice(-1);
  const told = [
    ...since.flatMap(({ sleeps, wakings }) => [...sleeps, ...wakings]),
    ...feeds,
  ].flatMap((one) => one.ids ?? []);
  const ids = new Set([...told, ...[plan, night].flatMap((event) => (event ? idOf(event) : []))]);
  const lately = (now.at - MAY_CHANGE * DAY_MINUTES) * 60_000;
  /** Events that concern this night, even undone ones: they may still apply on the other phone. */
  const about = new Set<string>();
  for (const event of events) {
    const isAbout = planKinds.includes(event.kind)
      ? !night || event.made >= Math.min(night.made, lately)
      : isShown(diaryDayOf(event)) && event.kind !== 'note';
    if (event.kind === 'undo' ? event.of?.some((id) => about.has(id)) : isAbout)
      about.add(idOf(event));
  }
  const standsHere = new Set(stands);
  const isHanded = (event: LogEvent) => {
    if (event.kind === 'undo') return about.has(idOf(event));
    const isRecent = event.kind === 'tried' || (isNight(event) && event.text === plan?.text);
    const isTold = ids.has(idOf(event)) || (isRecent && about.has(idOf(event)));
    return isTold && standsHere.has(event);
  };
  return { asOf: now, day, log: events.filter(isHanded) };
}

/** The fewest days that show another phone that a plan continued without an answer and was not paused. */
function daysBefore(diary: Diary, from: string, to: string): string[] {
  const slept = [...diary].flatMap(([day, { sleeps }]) => (sleeps.length > 0 ? [day] : []));
  const between = slept.filter((day) => day > from && day < to);
  let last = from;
  const needed = between.filter((day, i) => {
    if (daysBetween(last, between[i + 1] ?? to) <= LONGEST_GAP) return false;
    last = day;
    return true;
  });
  return needed.length > MOST_BEFORE ? [] : needed;
}

/** Whether an event determines which night of a plan it is. */
function isNight({ kind }: LogEvent): boolean {
  return kind !== 'plan' && planKinds.includes(kind);
}

/** Splits a handed-over night by child. */
export function nightsIn({ asOf, log }: Handover): NightOfChild[] {
  return byChild(log).map(({ name, log: own }) => ({
    asOf,
    day: dayIn(own, asOf),
    log: own,
    ...(name && { name }),
  }));
}

/** The day of the last sleep in a log or, without one, of its first other entry. */
function dayIn(log: Log, asOf: Moment): string {
  const told = log.filter(({ kind }) => kind !== 'child' && !planKinds.includes(kind));
  const asleep = standing(told).filter(({ kind }) => kind === 'asleep');
  return diaryDayOf(asleep.sort(byMoment).at(-1) ?? told[0] ?? asOf);
}

/** The diary day of a handed-over night. */
export function nightOf({ log, day }: Handover): DiaryDay | undefined {
  return diaryOf(log).get(day);
}

/**
 * The URL fragment that contains a night; browsers do not send it to any server. The code is short
 * enough to scan as a QR code: the moment, the phones, and the events with their times before it,
 * in base 36, such as `1.hqo2g.0~k3d9~a0_9w.w0_2k~`. A plan's code appears once. The final `~`
 * shows that nothing was cut off; older pages wrote the stage after it as text.
 */
export function handoverHash({ asOf, log }: Handover): string {
  const authors = [...new Set(log.map(({ by }) => by))];
  const parts = [
    [VERSION, asOf.at.toString(36), asOf.offset.toString(36)].join('.'),
    authors.join('.'),
    log.map((event) => written(event, asOf, authors, codeFor(event, log))).join('.'),
    '',
  ];
  return HANDED + parts.join('~');
}

/**
 * Encodes an event: its kind and phone, when it was made, how many minutes before that it happened,
 * the difference of its offset, and its content. Trailing fields that are 0 or missing are omitted.
 */
function written(event: LogEvent, asOf: Moment, authors: readonly string[], code?: string): string {
  const { kind, by, child, made, at, offset, value, night, forwardTo, text, of } = event;
  const names = of?.map((id) => id.replace('-', '*')).join('*');
  return [
    kindLetters[kind] + authors.indexOf(by).toString(36),
    (asOf.at * 60_000 - made).toString(36),
    toBase36(Math.floor(made / 60_000) - at),
    toBase36(offset - asOf.offset),
    ...[value, night, forwardTo].map((number) => number?.toString(36) ?? ''),
    text && text !== code ? encoded(text) : '',
    names ?? '',
    child ?? '',
  ]
    .join('_')
    .replace(/_+$/, '');
}

/** The code of the plan to which a stage or night event belongs; a link need not repeat it. */
function codeFor(event: LogEvent, log: Log): string | undefined {
  return isNight(event) ? planIn(ofChild(log, markOf(event))) : undefined;
}

function toBase36(value: number): string {
  return value === 0 ? '' : value.toString(36);
}

/** Encodes text using only characters that need no escaping in a URL and are not separators here. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[-_.~*!'()]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Whether a URL fragment claims to contain a night. */
export function isHandover(hash: string): boolean {
  return hash.startsWith(HANDED);
}

/**
 * Parses the night in a fragment, which anyone can forge: the page shows only its times, its names,
 * and the site's own words for the night of a plan.
 *
 * @returns undefined if a part is missing or invalid.
 */
export function parseHandover(hash: string, now: Date): Handover | undefined {
  if (!isHandover(hash) || hash.length > LONGEST_CODE) return undefined;
  const [head = '', by = '', events = '', end, ...more] = hash.slice(HANDED.length).split('~');
  const [version, at = '', offset = ''] = head.split('.');
  if (version !== VERSION || end === undefined || more.length > 0) return undefined;
  const asOf = { at: parseInt(at, 36), offset: parseInt(offset, 36) };
  if (!isMoment(asOf)) return undefined;
  const texts = events ? events.split('.') : [];
  const read = texts.flatMap((text) => readEvent(text, asOf, by.split('.')) ?? []);
  const log = read.map((event) => {
    const code = codeFor(event, read);
    return code ? { text: code, ...event } : event;
  });
  // A future event would replace a day that the family itself has logged.
  const latest = addDays(diaryDayOf(momentOf(now)), 1);
  const isPast = (event: LogEvent) => event.at <= asOf.at && diaryDayOf(event) <= latest;
  const isOurs = (event: LogEvent) => event.kind !== 'note' && isPast(event);
  const isWhole = log.length === texts.length && log.every(isOurs);
  const day = dayIn(log, asOf);
  if (!isWhole || day > latest) return undefined;
  return { asOf, day, log };
}

function readEvent(text: string, asOf: Moment, authors: readonly string[]) {
  const [head = '', ago = '', late, offset, value, night, forwardTo, said, of, child] =
    text.split('_');
  const made = asOf.at * 60_000 - parseInt(ago, 36);
  const names = of?.match(/[^*]+\*[^*]+/g)?.map((id) => id.replace('*', '-'));
  return parseEvent({
    kind: Object.entries(kindLetters).find(([, letter]) => letter === head[0])?.[0],
    by: authors[parseInt(head.slice(1), 36)],
    child: Number(child),
    made,
    at: Math.floor(made / 60_000) - (late ? parseInt(late, 36) : 0),
    offset: asOf.offset + (offset ? parseInt(offset, 36) : 0),
    value: parseInt(value ?? '', 36),
    night: parseInt(night ?? '', 36),
    forwardTo: parseInt(forwardTo ?? '', 36),
    ...(said && { text: decodedPart(said).replace(/\p{Cc}/gu, '') }),
    ...(names && { of: names }),
  });
}
