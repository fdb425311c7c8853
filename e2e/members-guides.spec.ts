import type { Locator, Page } from '@playwright/test';
import { probeAudio } from './audio-probe';
import { expectTopAt, expectInUpperQuarter, hrefs, rowsOf } from './scroll-assertions';
import { expect, openAsMember, test } from './fixtures';

const charities = /^https:\/\/(www\.)?(lullabytrust\.org\.uk|nhs\.uk)\//;

test.describe('Safe Sleep', () => {
  test.beforeEach(({ page }) => openAsMember(page, '/safe-sleep'));

  test('two tabs, the cot first', async ({ page }) => {
    const tabs = page.getByRole('tab');
    await expect(tabs).toHaveText(['Standard Safe Sleep', 'Co-Sleeping Safety']);
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('heading', { level: 3 }).locator('visible=true')).toHaveText([
      'A clear, flat sleep space',
      'Back to sleep',
      'Feet to foot',
      'Room sharing for the first 6 months',
      'Keep your baby cool',
      'Additional recommendations',
    ]);
    await expect(panel).toContainText('16-20°C');

    await tabs.nth(1).click();
    await expect(panel.getByRole('heading', { level: 3 }).locator('visible=true')).toHaveText([
      'About co-sleeping',
      'Never co-sleep if',
      'Safe co-sleeping guidelines',
      'Temperature considerations',
    ]);
    for (const danger of [/smokes/, /alcohol or drugs/, /extremely tired/, /37 weeks or less/]) {
      await expect(panel.getByRole('listitem').filter({ hasText: danger })).toHaveCount(1);
    }
    await expect(panel.getByRole('listitem').filter({ hasText: '2.5 kg' })).toContainText(
      'or less',
    );
  });

  test('the keys rove over the tabs, and only the chosen one is a stop', async ({ page }) => {
    const [cot, bed] = [page.getByRole('tab').first(), page.getByRole('tab').last()];
    await cot.focus();
    const steps: [key: string, reached: Locator, other: Locator][] = [
      ['ArrowRight', bed, cot],
      ['ArrowRight', cot, bed],
      ['ArrowLeft', bed, cot],
      ['Home', cot, bed],
      ['End', bed, cot],
    ];
    for (const [key, reached, other] of steps) {
      await page.keyboard.press(key);
      await expect(reached).toBeFocused();
      await expect(reached).toHaveAttribute('aria-selected', 'true');
      await expect(reached).toHaveAttribute('tabindex', '0');
      await expect(other).toHaveAttribute('tabindex', '-1');
    }
  });

  test('a sofa raises the risk up to 50 times', async ({ page }) => {
    const main = page.getByRole('main');
    await expect(main.getByText(/sofa or in an armchair raises the risk/)).toContainText(
      'up to 50 times',
    );
  });

  test('three links lead to those who study it, in a new tab', async ({ page }) => {
    const links = page.locator('#resources ~ ul a');
    await expect(links).toHaveCount(3);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', charities);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
  });
});

test.describe('Sleep Environment', () => {
  const path = '/sleep-environment';
  const sample = (page: Page) => page.getByRole('button', { name: 'White noise sample' });
  const hint = 'Press to hear how soft it should be.';

  test('six buttons jump to their sections', async ({ page }) => {
    await openAsMember(page, path);
    await expectJumps(page, [
      'light',
      'sound',
      'temperature',
      'sleep-items',
      'seasonal-dressing',
      'recommended-products',
    ]);
  });

  test('the white noise plays and stops, and says so', async ({ page }) => {
    const { started, playing } = await probeAudio(page);
    await openAsMember(page, path);
    await expect(page.getByText(hint)).toBeVisible();
    await expect(page.getByText('Playing...')).toHaveCount(0);
    expect(await started()).toBe(0);

    await sample(page).click();
    await expect(said(page, 'Playing white noise example')).toBeVisible();
    await expect(page.getByText('Playing...')).toBeVisible();
    await expect(page.getByText(hint)).toHaveCount(0);
    await expect.poll(playing).toBe(1);

    await sample(page).click();
    await expect(said(page, 'White noise stopped')).toBeVisible();
    await expect(said(page, 'Playing white noise example')).toHaveCount(0); // one toast at a time
    await expect(page.getByText('Playing...')).toHaveCount(0);
    await expect(page.getByText(hint)).toHaveCount(0);
    await expect.poll(playing).toBe(0);
  });

  test('the white noise stops when the page is left', async ({ page }) => {
    const { started, playing } = await probeAudio(page);
    await openAsMember(page, path);
    await sample(page).click();
    await expect.poll(playing).toBe(1);
    await page.getByRole('link', { name: 'Read Understanding Sleep Needs' }).click();
    await expect(page).toHaveURL('/understanding-sleep-needs');
    await expect.poll(playing).toBe(0);
    expect(await started()).toBe(1); // the same document still
  });

  test('white noise that cannot play says so', async ({ page, pageErrors }) => {
    pageErrors.allow(/Failed to load resource|console\.warning: white noise/);
    await page.route('**/sounds/white-noise.mp3', (route) => route.fulfill({ status: 404 }));
    await openAsMember(page, path);
    await sample(page).click();
    await expect(
      page
        .getByRole('alert')
        .getByText('Could not play white noise. Please check your browser settings.', {
          exact: true,
        }),
    ).toBeVisible();
    await expect(page.getByText('Playing...')).toHaveCount(0);
    await expect(sample(page)).toHaveAttribute('aria-pressed', 'false');
  });

  test('the sleep sack goes by the room’s temperature', async ({ page }) => {
    await openAsMember(page, path);
    const rows = await rowsOf(tableOf(page, 'Which sleep sack to start with'));
    expect(rows.map((cells) => cells.slice(0, 3))).toEqual([
      ['Under 16°C', 'Winter', '2.5 TOG'],
      ['16-20°C', 'Spring and autumn', '1.0 TOG'],
      ['Above 20°C', 'Summer', '0.5 TOG'],
    ]);
  });
});

test.describe('Understanding Sleep Needs', () => {
  test.beforeEach(({ page }) => openAsMember(page, '/understanding-sleep-needs'));

  test('wake-window rows open one at a time', async ({ page }) => {
    const table = tableOf(page, 'Wake windows by age');
    const rows = table.locator('button[aria-expanded]');
    const open = table.locator('button[aria-expanded=true]');
    const details = table.locator('td[colspan]').locator('visible=true');
    await expect(rows).toHaveCount(5);
    await expect(open).toHaveCount(0);
    await expect(details).toHaveCount(0);

    await rows.nth(1).click();
    await expect(open).toHaveText(['4-5 months']);
    await expect(details).toHaveCount(1);
    await expect(details).toContainText('winding down');

    await rows.nth(3).click();
    await expect(open).toHaveText(['9 months until the 1-nap transition']);
    await expect(details).toHaveCount(1);
    await expect(details).toContainText('Two naps');

    await rows.nth(3).click();
    await expect(open).toHaveCount(0);
    await expect(details).toHaveCount(0);
  });

  test('the wake windows', async ({ page }) => {
    expect(await rowsOf(tableOf(page, 'Wake windows by age'))).toEqual([
      ['2-3 months', '60 min', '30-45 min'],
      ['4-5 months', '60-90 min', '45-60 min'],
      ['6-8 months', '2 h', '1.5 h'],
      ['9 months until the 1-nap transition', '3-3.5 h', '2.5-3 h'],
      ['After the 1-nap transition', '4-5.5 h', '3.5-4.5 h'],
    ]);
  });

  test('sleep in 24 hours', async ({ page }) => {
    const rows = await rowsOf(tableOf(page, 'Sleep in 24 hours'));
    expect(rows.map((cells) => cells.slice(0, 4))).toEqual([
      ['5 months', '14-16.5 h', '10-12 h', '4-5 naps'],
      ['6-8 months', '14-16.5 h', '10-12 h', '3-4 naps'],
      ['9-11/12 months', '14-15 h', '10-12 h', '2 naps'],
      ['12-18 months', '13-15 h', '10-12 h', '1-2 naps'],
      ['18-36 months', '12-14 h', '10-12 h', '0-1 nap'],
      ['36+ months', '11-12 h', '10-12 h', '0 naps'],
    ]);
  });
});

test.describe('Night Weaning', () => {
  test('six buttons scroll to 100 px above their sections', async ({ page }) => {
    await openAsMember(page, '/night-weaning');
    const anchors = ['readiness', 'approach', 'tips', 'example', 'nofeedzone', 'dreamfeeds'];
    await expectJumps(page, anchors, 100);
  });

  test('feeds at set times', async ({ page }) => {
    await openAsMember(page, '/night-weaning');
    expect(await rowsOf(tableOf(page, 'Night feeds at set times'))).toEqual([
      ['3 feeds', '3 hours', '10pm, 1am and 4am'],
      ['2 feeds', '4 hours', '11pm and 3am'],
      ['1 feed', '6 hours either side', '1am'],
    ]);
  });
});

test('Navigating Nap Transitions has five tabs, the overview first', async ({ page }) => {
  await openAsMember(page, '/navigating-nap-transitions');
  const tabs = page.getByRole('tab');
  const names = ['Overview', '4 to 3 Naps', '3 to 2 Naps', '2 to 1 Nap', 'Bridging Naps'];
  const firstWords = [
    'Count two weeks before you decide.',
    'Typical age: 5 to 6 months.',
    'Typical age: 8 to 9 months.',
    'Typical age: 12 to 18 months',
    '15-20 minutes is the whole nap.',
  ];
  await expect(tabs).toHaveText(names);
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  for (const [place, words] of firstWords.entries()) {
    if (place > 0) await tabs.nth(place).click();
    const panel = page.getByRole('tabpanel', { name: names[place] ?? '', exact: true });
    await expect(panel).toContainText(words);
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
  }
});

test.describe('Ideal Routines', () => {
  const path = '/nap-routines';
  const noon = 12 * 60;

  /** What each age's day must be: minutes awake before each sleep, and of each nap. */
  const days = [
    { age: '6-8 months', awake: [120, 120, 120, 120], naps: [90, 75, 75] },
    { age: '9-10 months', awake: [180, 180, 180], naps: [90, 90] },
    { age: '11-13 months', awake: [210, 210, 210], naps: [60, 60] },
    { age: '14-23 months', awake: [330, 240], naps: [150] },
  ];
  const dayOf = (page: Page, age: string) => page.locator('[data-state]', { hasText: age }).first();

  for (const [place, { age, awake, naps }] of days.entries()) {
    test(`the day at ${age} adds up`, async ({ page }) => {
      await openAsMember(page, path);
      const rows = await rowsOf(dayOf(page, age).locator('table'));
      const lines = rows.map(([time = '', activity = '', length = '', note = '']) => ({
        at: clock(time),
        activity,
        minutes: duration(length),
        isAwake: length.endsWith('awake'),
        note,
      }));
      const parts = lines.filter(({ minutes }) => minutes > 0);
      expect(parts.filter((it) => it.isAwake).map((it) => it.minutes)).toEqual(awake);
      expect(parts.filter((it) => !it.isAwake).map((it) => it.minutes)).toEqual(naps);

      // One begins when the one before it ends, and the last ends at bedtime.
      const bedtime = lines.at(-1);
      expect(bedtime).toMatchObject({ at: noon + 7 * 60, activity: 'Asleep' });
      const ends = parts.map(({ at, minutes }) => at + minutes);
      expect(ends).toEqual([...parts.slice(1).map(({ at }) => at), bedtime?.at]);
      expect(lines.map(({ at }) => at)).toEqual(lines.map(({ at }) => at).sort((a, b) => a - b));
      expect(lines.some(({ note }) => note)).toBe(true);

      const totals = await rowsOf(page.locator('#totals ~ .table table'));
      const inNaps = naps.reduce((sum, minutes) => sum + minutes);
      const night = 24 * 60 - ((bedtime?.at ?? 0) - (lines[0]?.at ?? 0));
      expect(totals[place]?.slice(1).map(duration)).toEqual([night, inNaps, night + inNaps]);
      expect(await dayOf(page, age).getByRole('list').getByRole('listitem').count()).toBe(3);
    });
  }

  test('four cards, and links that stop 80 px above them', async ({ page }) => {
    await openAsMember(page, path);
    await expect(page.locator('[data-state] > :first-child')).toHaveText(
      days.map(({ age }) => age),
    );
    const ids = ['months-6-8', 'months-9-10', 'months-11-13', 'months-14-23'];
    const anchors = [...ids, 'totals', 'when-a-nap-wont-come'];
    await expectJumps(page, anchors, 80);
  });

  test('a card fades in when a tenth of it is visible', async ({ page }) => {
    await openAsMember(page, path);
    const card = dayOf(page, '14-23 months');
    await expect(card).toHaveCSS('opacity', '0');
    await showPart(card, 0.05);
    await page.waitForTimeout(500);
    await expect(card).toHaveCSS('opacity', '0');
    await showPart(card, 0.15);
    await expect(card).toHaveCSS('opacity', '1');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.waitForTimeout(500);
    await expect(card).toHaveCSS('opacity', '1'); // once seen, it stays
  });

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

  /** Scrolls until a part of an element stands at the bottom of the window. */
  function showPart(element: Locator, part: number) {
    return element.evaluate((it, fraction) => {
      const { top, height } = it.getBoundingClientRect();
      scrollBy({ top: top - innerHeight + height * fraction, behavior: 'instant' });
    }, part);
  }
});

test('emphasis in a table stays in its sentence, on a phone too', async ({ page }) => {
  await openAsMember(page, '/childcare-setting');
  const stressed = page.getByRole('cell').locator('em');
  await expect(stressed).toHaveText('then');
  const gap = await stressed.evaluate((em) => {
    const rest = document.createRange();
    rest.setStart(em.nextSibling!, 0);
    rest.setEnd(em.nextSibling!, 1);
    const [comma, word] = [rest.getBoundingClientRect(), em.getBoundingClientRect()];
    return { across: comma.left - word.right, down: comma.top - word.top };
  });
  expect(Math.abs(gap.across)).toBeLessThan(3);
  expect(Math.abs(gap.down)).toBeLessThan(6);
});

test.describe('Understanding the Sleep Training Method', () => {
  test.beforeEach(({ page }) => openAsMember(page, '/understanding-the-method'));

  test('four buttons jump to the sections', async ({ page }) => {
    await expect(jumps(page)).toHaveText([
      'The Method',
      'How It Works',
      'Key Principles',
      'Troubleshooting',
    ]);
    await expectJumps(page, ['the-method', 'how-it-works', 'key-principles', 'troubleshooting']);
  });

  test('five principles, and three answers that open', async ({ page }) => {
    const main = page.getByRole('main');
    const principles = main.locator('ol > li', { has: page.locator('h3') });
    await expect(principles).toHaveCount(5);
    const answers = main.locator('details');
    await expect(answers).toHaveCount(3);
    for (const answer of await answers.all()) {
      const words = answer.getByRole('paragraph');
      await expect(words.first()).toBeHidden();
      await answer.locator('summary').click();
      await expect(words.first()).toBeVisible();
    }
  });
});

const nextSteps = [
  ['/sleep-training-in-same-room', '/understanding-the-method'],
  ['/moving-child-to-own-room', '/sleep-training-in-same-room'],
  ['/siblings-share-room', '/moving-child-to-own-room'],
  ['/childcare-setting', '/transitioning-to-bed'],
  ['/transitioning-to-bed', '/childcare-setting'],
  ['/understanding-the-method', '/comforting-sleep-journey'],
  ['/night-weaning', '/comforting-sleep-journey'],
  ['/nap-routines', '/comforting-sleep-journey'],
];

for (const [from = '', to = ''] of nextSteps) {
  test(`${from} ends with the way to ${to}`, async ({ page }) => {
    await openAsMember(page, from);
    const way = page.locator('section[aria-labelledby=next-step]').getByRole('link');
    await expect(way).toHaveCount(1);
    await way.click();
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test.describe('Getting Started', () => {
  const sections = [
    'Introduction',
    'Sleep Resources',
    'The Science of Infant Sleep',
    'Setting Clear Sleep Goals',
    'Analyzing Your Sleep Diary',
  ];

  test.beforeEach(({ page }) => openAsMember(page, '/getting-started'));

  test('five sections in their order', async ({ page }) => {
    await expect(
      page.getByRole('main').locator('h2').filter({ hasNotText: 'goal written' }),
    ).toHaveText([...sections, 'Sources', 'Read next']);
  });

  test('“Begin Your Sleep Journey” scrolls to the introduction', async ({ page }) => {
    const introduction = page.getByRole('heading', { name: 'Introduction', exact: true });
    const hero = page.locator('main header', { has: page.getByRole('heading', { level: 1 }) });
    await hero.getByRole('link', { name: 'Begin Your Sleep Journey' }).click();
    await expectInUpperQuarter(introduction);
  });

  test('a small screen has a list of seven guides', async ({ page, isMobile }) => {
    const list = page.getByRole('navigation', { name: 'Sections of the library' });
    if (!isMobile) return expect(list).toBeHidden();
    await expect(list).toBeVisible();
    expect(await hrefs(list.getByRole('link'))).toEqual([
      '/safe-sleep',
      '/sleep-environment',
      '/understanding-sleep-needs',
      '/night-weaning',
      '/navigating-nap-transitions',
      '/nap-routines',
      '/understanding-nap-issues',
    ]);
  });

  test('six resources to explore, and all of them', async ({ page }) => {
    const main = page.getByRole('main');
    const cards = main
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'Explore Resource', exact: true }) });
    await expect(cards.getByRole('heading')).toHaveText([
      'Safe Sleep',
      'Sleep Environment',
      'Understanding Sleep Needs',
      'Night Weaning',
      'Nap Routines',
      'Understanding Nap Issues',
    ]);
    expect(await hrefs(cards.getByRole('link'))).toEqual([
      '/safe-sleep',
      '/sleep-environment',
      '/understanding-sleep-needs',
      '/night-weaning',
      '/nap-routines',
      '/understanding-nap-issues',
    ]);
    await main.getByRole('link', { name: 'View All Resources' }).click();
    await expect(page).toHaveURL('/member-dashboard');
  });

  test('a link from afar finds the goals', async ({ page }) => {
    await page.goto('/getting-started#setting-sleep-goals');
    await expect(page.locator('#setting-sleep-goals')).toHaveText('Setting Clear Sleep Goals');
    await expectInUpperQuarter(page.locator('#setting-sleep-goals'));
  });
});

/** The jump links that an author has put into the text. */
function jumps(page: Page): Locator {
  return page.getByRole('main').getByRole('list', { name: 'On this page' }).getByRole('link');
}

/** Follows each jump link to its section, where it must stand px from the top. */
async function expectJumps(page: Page, ids: string[], px?: number) {
  expect(await hrefs(jumps(page))).toEqual(ids.map((id) => `#${id}`));
  for (const [place, id] of ids.entries()) {
    await jumps(page).nth(place).click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    const target = page.locator(`h2#${id}`);
    if (px === undefined) await expectInUpperQuarter(target);
    else await expectTopAt(target, px);
  }
}

function tableOf(page: Page, caption: string): Locator {
  return page.locator('table', { has: page.locator('caption', { hasText: caption }) });
}

/** What a toast says politely. */
function said(page: Page, words: string): Locator {
  return page.getByRole('status').getByText(words, { exact: true });
}
