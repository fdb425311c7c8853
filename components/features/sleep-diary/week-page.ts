import { addDays } from '../../lib/days';
import {
  clockAt,
  diaryDayOf,
  totalsOf,
  type Diary,
  type DiaryDay,
  type Moment,
} from '../../lib/diary';
import { isOtherClock } from '../../lib/moment';
import { fill, ordinaryText } from '../../lib/text';
import type { DiaryPicture, DiarySending } from '../../lib/schema.gen';
import { formatLength, formatTime } from '../../lib/time-of-day';
import { nameOf } from './picture-of-time';

const DAYS = 7;

/** The family's current stage and night, in the words of the plan. */
export interface StageTonight {
  stage: string;
  night: string;
}

/** What a family sends besides its diary. */
export interface Letter {
  question: string;
  planLink?: string | undefined;
  stage?: StageTonight | undefined;
  /** The child it is about, in a family with several. */
  child?: string | undefined;
}

interface Words {
  words: DiarySending;
  sums: DiaryPicture;
}

/** The last days with entries, by default those of a week. */
export function lastDays(diary: Diary, now: Moment, count = DAYS): Diary {
  const from = addDays(diaryDayOf(now), 1 - count);
  return new Map([...diary].filter(([day]) => day >= from));
}

/** The page as lines of text: the question, the plan and the week. */
export function weekPage(week: Diary, letter: Letter, now: Moment, wording: Words): string {
  const { words } = wording;
  const { child, planLink, stage } = letter;
  const title = child ? `${words.subject}: ${child}` : words.subject;
  const question = letter.question.trim();
  const sections: [title: string, lines: readonly (string | undefined)[]][] = [
    [words.asks, [question]],
    [words.plan, [stage && fill(words.planNight, { ...stage }), planLink]],
    [words.week, [...week].map(([day, content]) => dayText(day, content, now, wording))],
  ];
  const written = sections.flatMap(([title, lines]) => {
    const whole = lines.filter(Boolean);
    return whole.length > 0 ? [[title, '-'.repeat(title.length), ...whole].join('\n')] : [];
  });
  return `${ordinaryText([title, ...written].join('\n\n'))}\n`;
}

function dayText(day: string, content: DiaryDay, now: Moment, wording: Words): string {
  const { sums } = wording;
  const { naps, night, wakings } = totalsOf(content, now);
  const heading = [
    // Without entries there is no total, rather than one of 0 minutes.
    naps && `${sums.naps} ${formatLength(naps)}`,
    night && `${sums.night} ${formatLength(night)}`,
    wakings !== undefined && `${sums.wakings} ${wakings}`,
  ].filter(Boolean);
  const title = [nameOf(day), heading.join(', ')].filter(Boolean).join(': ');
  return [title, ...linesOf(content, wording).map((line) => `  ${line}`)].join('\n');
}

/** The entries of a day. */
export function linesOf(content: DiaryDay, { words, sums }: Words): string[] {
  const time = (moment: Moment) => formatTime(clockAt(moment));
  const sleeps = content.sleeps.map(({ from, to, up }, i) => {
    const more = [up, isOtherClock(content.sleeps[i - 1]?.to, from, to) && sums.clocks];
    const said = more.filter(Boolean).map((one) => `(${one})`);
    return [words.sleep, time(from), '–', to && time(to), ...said].filter(Boolean).join(' ');
  });
  const [feeds, wakings] = [content.feeds, content.wakings].map((all) => all.map(time).join(', '));
  return [
    ...sleeps,
    wakings && `${words.woke} ${wakings}`,
    feeds && `${words.feed} ${feeds}`,
    content.note,
  ].flatMap((line) => line || []);
}
