import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hrefs, link, pageText, rowsOf, tableRows, words, wordsOfAll } from './page-text';
import { listed, members } from '../routes';
import { readableDocument, servedDocument } from './site';

const main = (path: string) => readableDocument(path).querySelector('main')!;

/** The lines and table rows that `pages.txt` requires of each page. */
const pages = readFileSync(join(import.meta.dirname, 'pages.txt'), 'utf8')
  .split(/\n\n(?=\/)/)
  .slice(1)
  .map((part) => part.trim().split('\n'));

it.each(pages)('%s says what it must, and leads where it must', (path, ...lines) => {
  const doc = members.includes(path) ? readableDocument(path) : servedDocument(path);
  let table: string[][] = [];
  let rows = 0;
  for (const line of lines) {
    if (line.startsWith('table ')) {
      expect.soft(table).toHaveLength(rows);
      [table, rows] = [tableRows(doc, line.slice('table '.length)), 0];
      continue;
    }
    const [, selector = '', verb, said = ''] =
      /^(.*?) (is|says|counts|links|leads) (.*)$/.exec(line) ?? [];
    const parts = said.split(verb === 'links' ? / to (?=[/h]\S*$)/ : ' | ');
    const found = [...doc.querySelectorAll(selector || 'none')];
    if (verb === 'is') expect.soft(found.map(words), line).toEqual(parts.map(pattern));
    else if (verb === 'says') expect.soft(found.map(pageText).join(), line).toContain(said);
    else if (verb === 'counts') expect.soft(found, line).toHaveLength(Number(said));
    else if (verb === 'leads') expect.soft(hrefs(doc, selector), line).toEqual(parts);
    else if (verb === 'links') {
      const [name = '', to = ''] = parts;
      expect.soft(link(found[0]!, regExp(name) ?? name).getAttribute('href'), line).toBe(to);
    } else {
      const cells = line.split(' | ');
      expect.soft(table[rows++]?.slice(0, cells.length), line).toEqual(cells.map(pattern));
    }
  }
  expect.soft(table).toHaveLength(rows);
});

/** The regular expression of a part in slashes. */
function regExp(part: string): RegExp | undefined {
  const [, source] = /^\/(.*)\/$/.exec(part) ?? [];
  return source === undefined ? undefined : new RegExp(source);
}

const pattern = (part: string): unknown => {
  const form = regExp(part);
  return form ? expect.stringMatching(form) : part;
};

it.each(listed)('%s leads no visitor to a members’ page without saying so', (path) => {
  const unmarked = [...servedDocument(path).querySelectorAll('main a')].filter(
    (a) => !a.closest('.when-member') && !/members/i.test(words(a.closest('li, p, section'))),
  );
  expect(unmarked.map((a) => a.getAttribute('href')).filter((to) => members.includes(to!))).toEqual(
    [],
  );
});

it.each([
  ['/understanding-the-method', /on a chair across the room, on the chair in the doorway/],
  ['/safe-sleep', /^Two cots/],
  ['/sleep-environment', /^Three rows, each with a thermometer/],
])('%s draws what it asks for, says it in words, and draws it nowhere else', (path, said) => {
  const drawn = (page: string) =>
    [...main(page).querySelectorAll('figure [role="img"]')].filter((drawing) =>
      said.test(drawing.getAttribute('aria-label') ?? ''),
    );
  expect(drawn(path)).toHaveLength(1);
  expect([...listed, ...members].filter((page) => drawn(page).length > 0)).toEqual([path]);
});

describe('tables', () => {
  it.each(['/understanding-sleep-needs', '/quick-reference'])(
    'of wake windows have a colour for each age on %s',
    (path) => {
      const table = [...main(path).querySelectorAll('table')].find((it) =>
        words(it.caption).startsWith('Wake windows'),
      )!;
      const rows = [...table.querySelectorAll('tr[data-tone]')].filter(
        (row) => row.children.length > 1,
      );
      expect(rows.map((row) => row.getAttribute('data-tone'))).toEqual([
        'blush',
        'moon',
        'sage',
        'sky',
        'dusk',
      ]);
    },
  );

  it.each([
    ['Sleep in 24 hours', '/understanding-sleep-needs', 6],
    ['Wake windows by age', '/understanding-sleep-needs', 5],
    ['Nap transitions', '/navigating-nap-transitions', 4],
  ])('“%s” is the same in the quick reference', (caption, guide, rows) => {
    const reference = main('/quick-reference');
    expect(reference.querySelectorAll('table')).toHaveLength(3);
    const inGuide = tableRows(main(guide), caption);
    expect(inGuide).toHaveLength(rows);
    expect(tableRows(reference, caption)).toEqual(inGuide);
  });
});

describe('Ideal Routines', () => {
  const page = main('/nap-routines');
  const noon = 12 * 60;

  /** The required day for each age: minutes awake before each sleep, and the length of each nap. */
  const days = [
    { age: '6-8 months', awake: [120, 120, 120, 120], naps: [90, 75, 75] },
    { age: '9-10 months', awake: [180, 180, 180], naps: [90, 90] },
    { age: '11-13 months', awake: [210, 210, 210], naps: [60, 60] },
    { age: '14-23 months', awake: [330, 240], naps: [150] },
  ];
  const cards = days.map(
    ({ age }) => [...page.querySelectorAll('p')].find((p) => words(p) === age)!.parentElement!,
  );

  it.each(days.map((day, place) => ({ ...day, place })))(
    'the day at $age adds up',
    ({ place, awake, naps }) => {
      const card = cards[place]!;
      const lines = rowsOf(card.querySelector('table')!).map(
        ([time = '', activity = '', length = '', note = '']) => ({
          at: clock(time),
          activity,
          minutes: duration(length),
          isAwake: length.endsWith('awake'),
          note,
        }),
      );
      const parts = lines.filter(({ minutes }) => minutes > 0);
      expect(parts.filter((it) => it.isAwake).map((it) => it.minutes)).toEqual(awake);
      expect(parts.filter((it) => !it.isAwake).map((it) => it.minutes)).toEqual(naps);

      // Each part begins when the previous one ends, and the last ends at bedtime.
      const bedtime = lines.at(-1);
      expect(bedtime).toMatchObject({ at: noon + 7 * 60, activity: 'Asleep' });
      const ends = parts.map(({ at, minutes }) => at + minutes);
      expect(ends).toEqual([...parts.slice(1).map(({ at }) => at), bedtime?.at]);
      const times = lines.map(({ at }) => at);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(lines.some(({ note }) => note)).toBe(true);

      const totals = rowsOf(page.querySelector<HTMLTableElement>('#totals ~ .table table')!);
      const inNaps = naps.reduce((sum, minutes) => sum + minutes);
      const night = 24 * 60 - ((bedtime?.at ?? 0) - (lines[0]?.at ?? 0));
      expect(totals[place]?.slice(1).map(duration)).toEqual([night, inNaps, night + inNaps]);
      expect(card.querySelectorAll('ul > li')).toHaveLength(3);
    },
  );

  /** Minutes after midnight for a time such as 6:15pm. */
  function clock(time: string): number {
    const [, hours, minutes = '0', half] = /^(\d+)(?::(\d+))?(am|pm)$/.exec(time) ?? [];
    return (Number(hours) % 12) * 60 + Number(minutes) + (half === 'pm' ? noon : 0);
  }

  /** Minutes for a length such as “Up to 2 h 30 min” or “2 h awake”; 0 without one. */
  function duration(length: string): number {
    const [, hours = '0'] = /(\d+) h/.exec(length) ?? [];
    const [, minutes = '0'] = /(\d+) min/.exec(length) ?? [];
    return Number(hours) * 60 + Number(minutes);
  }
});

/** The claim of limited places may be made only in its month; the build decides by its date. */
describe.each([
  ['/', 'index', 'Limited Spots Available!'],
  ['/services', 'services', 'Limited Spots Available!'],
  ['/ad', 'ad', 'Limited Spots Available!'],
  ['/discovery-call', 'discovery-call', 'Limited Free Consultations Available'],
])('few places are claimed on %s', (path, file, claim) => {
  it('exactly if the site was built in the month of the claim', () => {
    const source = readFileSync(
      join(import.meta.dirname, `../../content/pages/${file}.md`),
      'utf8',
    );
    const claimed = /month: (\d{4}-\d{2})/.exec(source)?.[1];
    const built = new Date().toISOString().slice(0, 7);
    const page = main(path);
    const claims = wordsOfAll(page, 'p').filter((text) => text === claim);
    expect(claims).toHaveLength(claimed === built ? 1 : 0);
    expect(/\blimited\b[^.]*\b(spots|consultations)\b/i.test(pageText(page))).toBe(
      claimed === built,
    );
  });
});

it('a promise of 3 nights is not made without its basis where links are shared', () => {
  const doc = servedDocument('/ad');
  const shared = ['property="og:title"', 'property="og:description"', 'name="description"'].map(
    (name) => doc.querySelector(`meta[${name}]`)?.getAttribute('content') ?? '',
  );
  expect(shared.filter((text) => !/3 nights/i.test(text))).toEqual([]);
  expect(shared.filter((text) => !/2 to 4 weeks/i.test(text))).toEqual([]);
});
