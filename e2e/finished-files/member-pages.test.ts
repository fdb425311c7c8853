import { describe, expect, it } from 'vitest';
import { hrefs, link, pageText, rowsOf, tableRows, words, wordsOfAll } from './page-text';
import { readableDocument } from './site';

const main = (path: string) => readableDocument(path).querySelector('main')!;

describe('the dashboard', () => {
  const modules = [
    ['Getting Started', '/getting-started'],
    ['Safe Sleep', '/safe-sleep'],
    ['Sleep Environment', '/sleep-environment'],
    ['Understanding Sleep Needs', '/understanding-sleep-needs'],
    ['Night Weaning', '/night-weaning'],
    ['Navigating Nap Transitions', '/navigating-nap-transitions'],
    ['Ideal Routines', '/nap-routines'],
    ['Understanding Nap Issues', '/understanding-nap-issues'],
    ['Understanding the Sleep Training Method', '/understanding-the-method'],
    ['Create Your Customised Sleep Plan', '/comforting-sleep-journey'],
    ['False Starts', '/false-starts'],
  ];

  it('has eleven modules in their order, each with a way in', () => {
    const doc = readableDocument('/member-dashboard');
    expect(doc.title).toMatch(/Your Sleep Journey/);
    expect(words(doc.querySelector('h1'))).toBe('Welcome to Your Sleep Journey');
    const items = [...doc.querySelectorAll('main li')].filter((item) => item.querySelector('h2'));
    expect(items.map((item) => [words(item.querySelector('h2')), ...hrefs(item)])).toEqual(modules);
    for (const item of items) {
      expect(item.querySelector('svg')).not.toBeNull();
      expect(words(item.querySelector('p'))).toMatch(/\w{3}/);
      expect(words(item.querySelector('a'))).toMatch(/^Start Module/);
    }
  });
});

describe('Getting Started', () => {
  const page = main('/getting-started');
  const sections = [
    '/safe-sleep',
    '/sleep-environment',
    '/understanding-sleep-needs',
    '/night-weaning',
    '/navigating-nap-transitions',
    '/nap-routines',
    '/understanding-nap-issues',
  ];

  it('has five sections in their order', () => {
    const headings = wordsOfAll(page, 'h2').filter((text) => !text.includes('goal written'));
    expect(headings).toEqual([
      'Introduction',
      'Sleep Resources',
      'The Science of Infant Sleep',
      'Setting Clear Sleep Goals',
      'Analyzing Your Sleep Diary',
      'Sources',
      'Read next',
    ]);
    expect(words(page.querySelector('#setting-sleep-goals'))).toBe('Setting Clear Sleep Goals');
  });

  it('has six resources to explore, and a link to all of them', () => {
    const cards = [...page.querySelectorAll('li')].filter((item) =>
      wordsOfAll(item, 'a').includes('Explore Resource'),
    );
    expect(cards.map((card) => [...wordsOfAll(card, 'h3'), ...hrefs(card)])).toEqual([
      ['Safe Sleep', '/safe-sleep'],
      ['Sleep Environment', '/sleep-environment'],
      ['Understanding Sleep Needs', '/understanding-sleep-needs'],
      ['Night Weaning', '/night-weaning'],
      ['Nap Routines', '/nap-routines'],
      ['Understanding Nap Issues', '/understanding-nap-issues'],
    ]);
    expect(link(page, 'View All Resources').getAttribute('href')).toBe('/member-dashboard');
  });

  it('lists seven sections of the library', () => {
    const list = page.querySelector('nav[aria-label="Sections of the library"]')!;
    expect(hrefs(list)).toEqual(sections);
  });
});

describe('tabs', () => {
  const tabbed = [
    {
      path: '/safe-sleep',
      tabs: {
        'Standard Safe Sleep': [
          'A clear, flat sleep space',
          'Back to sleep',
          'Feet to foot',
          'Room sharing for the first 6 months',
          'Keep your baby cool',
          'Additional recommendations',
          '16-20°C',
        ],
        'Co-Sleeping Safety': [
          'About co-sleeping',
          'Never co-sleep if',
          'Safe co-sleeping guidelines',
          'Temperature considerations',
          'smokes',
          'alcohol or drugs',
          'extremely tired',
          '37 weeks or less',
          '2.5 kg',
        ],
      },
    },
    {
      path: '/navigating-nap-transitions',
      tabs: {
        Overview: ['Count two weeks before you decide.'],
        '4 to 3 Naps': ['Typical age: 5 to 6 months.'],
        '3 to 2 Naps': ['Typical age: 8 to 9 months.'],
        '2 to 1 Nap': ['Typical age: 12 to 18 months'],
        'Bridging Naps': ['15-20 minutes is the whole nap.'],
      },
    },
    {
      path: '/understanding-nap-issues',
      tabs: {
        'General Approach': ['Stop after one hour.'],
        'Scheduling Tips': ['bridging nap of 15-20 minutes'],
        'Short Nap Solutions': ['Rescue one nap a day.'],
      },
    },
    {
      path: '/use-of-dummies',
      tabs: { 'Keep it for now': [], 'Stop, 6 to 12 months': [], 'Stop, over 1 year': [] },
    },
  ];

  it.each(tabbed)('of $path, the first selected, each with its own words', ({ path, tabs }) => {
    const page = main(path);
    const shown = [...page.querySelectorAll('[role=tab]')];
    expect(shown.map(words)).toEqual(Object.keys(tabs));
    expect(shown.map((tab) => tab.getAttribute('aria-selected'))).toEqual(
      shown.map((_, i) => String(i === 0)),
    );
    const panels = page.querySelectorAll('[role=tabpanel]');
    for (const [i, expected] of Object.values<string[]>(tabs).entries()) {
      for (const text of expected) expect(pageText(panels[i]!)).toContain(text);
    }
  });

  it('of Safe Sleep hold its sections and nothing else’s', () => {
    const panels = main('/safe-sleep').querySelectorAll('[role=tabpanel]');
    const [cot, bed] = [...panels].map((panel) => wordsOfAll(panel, 'h3').slice(1)); // below its own name
    expect(cot).toEqual(tabbed[0]!.tabs['Standard Safe Sleep']?.slice(0, 6));
    expect(bed).toEqual(tabbed[0]!.tabs['Co-Sleeping Safety']?.slice(0, 4));
  });
});

describe('Safe Sleep', () => {
  it('says that a sofa raises the risk up to 50 times', () => {
    expect(words(main('/safe-sleep'))).toMatch(
      /sofa or in an armchair raises the risk[^.]*up to 50 times/,
    );
  });

  it('has three links to those who study it, in a new tab', () => {
    const links = [...main('/safe-sleep').querySelectorAll('#resources ~ ul a')];
    expect(links).toHaveLength(3);
    for (const one of links) {
      expect(one.getAttribute('href')).toMatch(
        /^https:\/\/(www\.)?(lullabytrust\.org\.uk|nhs\.uk)\//,
      );
      expect(one.getAttribute('target')).toBe('_blank');
      expect(one.getAttribute('rel')).toMatch(/noopener/);
    }
  });
});

describe('tables', () => {
  it('of sleep sacks by the temperature of the room', () => {
    const rows = tableRows(main('/sleep-environment'), 'Which sleep sack to start with');
    expect(rows.map((cells) => cells.slice(0, 3))).toEqual([
      ['Under 16°C', 'Winter', '3.5 TOG, or 2.5 with a warmer layer'],
      ['16-20°C', 'Spring and autumn', '2.5 TOG'],
      ['Above 20°C', 'Summer', '1.0 TOG to 24°C, then 0.5'],
    ]);
  });

  it('of wake windows', () => {
    expect(tableRows(main('/understanding-sleep-needs'), 'Wake windows by age')).toEqual([
      ['2-3 months', '60 min', '30-45 min'],
      ['4-5 months', '60-90 min', '45-60 min'],
      ['6-8 months', '2 h', '1.5 h'],
      ['9 months until the 1-nap transition', '3-3.5 h', '2.5-3 h'],
      ['After the 1-nap transition', '4-5.5 h', '3.5-4.5 h'],
    ]);
  });

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

  it('of sleep cues tell three stages apart', () => {
    const page = main('/understanding-sleep-needs');
    expect(wordsOfAll(page, '#sleep-cues ~ .table td:first-child').slice(0, 3)).toEqual([
      'Early',
      'About to be overtired',
      'Late',
    ]);
    expect(words(page)).toContain('Pro tip');
    expect([...page.querySelectorAll('h2[id]')].map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'sleep-cues',
        'bedtime-window',
        'sleep-in-24-hours',
        'high-and-low-sleep-needs',
        'adjusted-age',
      ]),
    );
  });

  it('of wake windows say more of each age when its row opens', () => {
    const table = [...main('/understanding-sleep-needs').querySelectorAll('table')].find((it) =>
      words(it.caption).startsWith('Wake windows'),
    )!;
    const details = wordsOfAll(table, 'td[colspan]');
    expect(details).toHaveLength(5);
    expect(details[1]).toContain('winding down');
    expect(details[3]).toContain('Two naps');
  });

  it('of sleep in 24 hours', () => {
    const rows = tableRows(main('/understanding-sleep-needs'), 'Sleep in 24 hours');
    expect(rows.map((cells) => cells.slice(0, 4))).toEqual([
      ['5 months', '14-16.5 h', '10-12 h', '4-5 naps'],
      ['6-8 months', '14-16.5 h', '10-12 h', '3-4 naps'],
      ['9-11/12 months', '14-15 h', '10-12 h', '2 naps'],
      ['12-18 months', '13-15 h', '10-12 h', '1-2 naps'],
      ['18-36 months', '12-14 h', '10-12 h', '0-1 nap'],
      ['36+ months', '11-12 h', '10-12 h', '0 naps'],
    ]);
  });

  it('of feeds at set times', () => {
    expect(tableRows(main('/night-weaning'), 'Night feeds at set times')).toEqual([
      ['3 feeds', '3 hours', '10pm, 1am and 4am'],
      ['2 feeds', '4 hours', '11pm and 3am'],
      ['1 feed', '6 hours either side', '1am'],
    ]);
  });

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

  /** What each age's day must be: minutes awake before each sleep, and of each nap. */
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

      // One begins when the one before it ends, and the last ends at bedtime.
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

  /** Minutes after midnight of a time such as 6:15pm. */
  function clock(time: string): number {
    const [, hours, minutes = '0', half] = /^(\d+)(?::(\d+))?(am|pm)$/.exec(time) ?? [];
    return (Number(hours) % 12) * 60 + Number(minutes) + (half === 'pm' ? noon : 0);
  }

  /** Minutes of a length such as “Up to 2 h 30 min” or “2 h awake”; none is 0. */
  function duration(length: string): number {
    const [, hours = '0'] = /(\d+) h/.exec(length) ?? [];
    const [, minutes = '0'] = /(\d+) min/.exec(length) ?? [];
    return Number(hours) * 60 + Number(minutes);
  }
});

describe('jump links', () => {
  const anchors = {
    '/sleep-environment': [
      'light',
      'sound',
      'temperature',
      'sleep-items',
      'seasonal-dressing',
      'recommended-products',
    ],
    '/night-weaning': ['readiness', 'approach', 'tips', 'example', 'nofeedzone', 'dreamfeeds'],
    '/nap-routines': [
      'months-6-8',
      'months-9-10',
      'months-11-13',
      'months-14-23',
      'totals',
      'when-a-nap-wont-come',
    ],
    '/understanding-the-method': [
      'the-method',
      'how-it-works',
      'key-principles',
      'troubleshooting',
    ],
  };

  it.each(Object.entries(anchors))('of %s lead to its headings in order', (path, ids) => {
    const page = main(path);
    const links = hrefs(page, 'ul[aria-label="On this page"] a');
    expect(links).toEqual(ids.map((id) => `#${id}`));
    for (const id of ids) expect(page.querySelector(`h2#${id}`)).not.toBeNull();
  });

  it('of the method have the names of the specification', () => {
    expect(
      wordsOfAll(main('/understanding-the-method'), 'ul[aria-label="On this page"] a'),
    ).toEqual(['The Method', 'How It Works', 'Key Principles', 'Troubleshooting']);
  });
});

it('the method has five principles and three answers', () => {
  const page = main('/understanding-the-method');
  const principles = [...page.querySelectorAll('ol > li')].filter((it) => it.querySelector('h3'));
  expect(principles).toHaveLength(5);
  expect(page.querySelectorAll('details[id]')).toHaveLength(3);
});

it.each([
  ['/sleep-training-in-same-room', '/understanding-the-method'],
  ['/moving-child-to-own-room', '/sleep-training-in-same-room'],
  ['/siblings-share-room', '/moving-child-to-own-room'],
  ['/childcare-setting', '/transitioning-to-bed'],
  ['/transitioning-to-bed', '/childcare-setting'],
  ['/understanding-the-method', '/comforting-sleep-journey'],
  ['/night-weaning', '/comforting-sleep-journey'],
  ['/nap-routines', '/comforting-sleep-journey'],
])('%s ends with the way to %s', (from, to) => {
  expect(hrefs(main(from), 'section[aria-labelledby=next-step] a')).toEqual([to]);
});
