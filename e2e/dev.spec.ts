import type { Page } from '@playwright/test';
import { test } from './dev-server';
import { acceptCookies, answerCookies, expect, holdBack, openAsMember } from './fixtures';
import {
  attackFrom,
  lootOf,
  refusals,
  serveHostileTag,
  tagOf,
  targetsAt,
  type Loot,
} from './hostile';
import { expectPictured } from './picture-of-documents';

test.describe.configure({ mode: 'serial' });

const editorOf = (page: Page) => page.frameLocator('iframe[title="Edit this page"]');

/** Marks the document, so that a test can tell whether it is still the same. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const marked = (page: Page) => page.evaluate(() => 'marked' in window);

test(
  'the documents show a sentence as it is changed',
  { tag: '@picture' },
  async ({ page, open }) => {
    await page.setViewportSize({ width: 1000, height: 760 });
    await answerCookies(page);
    await open('/');
    const editor = editorOf(page);
    await editor.getByRole('button', { name: 'Edit', exact: true }).click();
    const title = page.getByRole('heading', { level: 1 });
    const lead = page.getByText('I help tired families');
    await lead.click();
    const form = editor.getByRole('form', { name: 'Change this' });
    await expect(form.getByRole('button', { name: 'Save' })).toBeVisible();
    await expectPictured(page, 'edit-in-place', title, lead, form, form.getByRole('textbox'));
  },
);

test('the kit shows each part by day and by night, from pages of the site', async ({ page }) => {
  await page.goto('/__nightlight/kit');
  const columns = page.locator('main > section');
  await expect(columns).toHaveCount(2);
  await expect(page.getByText('has none')).toHaveCount(0);
  for (const part of ['form', 'details', 'table', 'header', 'aside']) {
    await expect(columns.locator(part).first(), part).toBeVisible();
  }
  const papers = await columns.evaluateAll((all) =>
    all.map((it) => getComputedStyle(it).backgroundColor),
  );
  expect(new Set(papers).size).toBe(2);
});

test('edits of words and of a style sheet show without a reload, and a half-typed message stays', async ({
  page,
  open,
  dev,
}) => {
  const footer = page.getByRole('contentinfo');
  const sheetOf = (template: string) => `link[rel=stylesheet][href*="/${template}-"]`;
  await open('/contact');
  await mark(page);
  await page.getByLabel('Your Name').fill('Ada');
  await page.getByLabel(/message/i).fill('Half a sent');
  await dev.edit('content/pages/contact.md', (text) =>
    text.replace(/^details: .*$/m, 'details: Edited while you typed'),
  );
  await expect(page.getByText('Edited while you typed')).toBeVisible();
  await expect(page.getByLabel('Your Name')).toHaveValue('Ada');
  await expect(page.getByLabel(/message/i)).toHaveValue('Half a sent');
  await test.step('of a page that a click has led to', async () => {
    await footer.locator('a[href="/services"]').first().click();
    await expect(page).toHaveURL(/\/services$/);
    await dev.edit('content/pages/services.md', (text) =>
      text.replace(/^lead: \|\n {2}/m, 'lead: |\n  Edited after a click. '),
    );
    await expect(page.getByText('Edited after a click')).toBeVisible();
  });
  await test.step('of a style sheet, nothing else is made anew', async () => {
    await footer.locator('a[href="/blog"]').first().hover(); // prefetches the page
    await expect(page.locator(sheetOf('blog'))).toBeAttached();
    await page.evaluate(() => {
      const { dataset } = document.documentElement;
      addEventListener('nightlight:content', () => (dataset.content = 'new'));
    });
    await dev.edit(
      'components/styles/base.css',
      (text) => `${text}\nhtml { outline: 3px solid rgb(1, 2, 3); }\n`,
    );
    await expect(page.locator('html')).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
    expect(await page.locator('html').getAttribute('data-content')).toBeNull();
  });
  for (const [name, path] of [
    ['blog', '/blog'],
    ['home', '/'],
  ] as const) {
    await test.step(`of ${path}, to which a click leads after it`, async () => {
      await footer.locator(`a[href="${path}"]`).first().click();
      await expect(page).toHaveURL(path);
      await expect(page.locator(`${sheetOf(name)}[media=all]`)).toBeAttached();
    });
  }
  expect(await marked(page)).toBe(true);
});

test('the commands for versions are buttons, which say what the terminal does', async ({
  page,
  context,
  open,
}) => {
  await open('/');
  const link = editorOf(page).getByRole('link', { name: 'History and publishing' });
  const [versions] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await versions.getByRole('button', { name: 'Show its history' }).click();
  await expect(versions.getByRole('status')).toContainText(
    'this folder is in no Git repository yet',
  );
  await expect(versions.getByRole('button', { name: 'Publish this' })).toHaveCount(0);
});

test('words are changed where the page shows them, and changed back', async ({
  page,
  open,
  dev,
}) => {
  const file = 'content/blog/establishing-healthy-sleep-routines.md';
  const before = await dev.read(file);
  await open('/blog/establishing-healthy-sleep-routines');
  await mark(page);
  const editor = editorOf(page);
  const field = editor.getByRole('form', { name: 'Change this' }).getByRole('textbox');
  const title = page.getByRole('heading', { level: 1 });

  // The first click counts, even before it is known what can be edited.
  const values = '**/__nightlight/edit/values';
  const answer = await holdBack(page, values);
  const asked = page.waitForRequest(values);
  await editor.getByRole('button', { name: 'Edit', exact: true }).click();
  await asked;
  await title.click();
  answer();

  // A shortcut key of the site is an ordinary character here.
  await field.fill('Now');
  await field.press('/');
  await expect(field).toHaveValue('Now/');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Cancel an edit before it has been checked.
  await field.fill('Never saved');
  await field.press('Escape');

  // Edit a heading in Markdown, with the mouse.
  await page.getByRole('heading', { name: 'What a routine does' }).click();
  await field.fill('What a [routine](/nowhere) does');
  await expect(editor.getByText('The link “/nowhere” leads nowhere')).toBeVisible();
  await expect(editor.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(await dev.read(file)).toBe(before);
  await field.fill('What a *calm* routine does');
  await expect(page.locator('h2 em')).toHaveText('calm'); // before it is saved
  await field.press('Control+Enter');
  await expect(editor.getByText(`Saved in ${file}.`)).toBeVisible();
  expect(await dev.read(file)).toContain('\n## What a *calm* routine does\n');

  // Edit a text in YAML, with the keyboard; another file contains the same text.
  await page
    .getByRole('button', { name: 'Change: Would it help to talk it through?' })
    .press('Enter');
  await editor.getByRole('button', { name: 'next › heading content/blog' }).press('Enter');
  await field.fill('Shall we: talk?');
  await field.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Shall we: talk?' })).toBeVisible();
  await expect.poll(() => dev.read(file)).toContain('\n  heading: "Shall we: talk?"\n');

  // Edit the alternative text of a picture.
  const picture = page.getByRole('img', { name: /^A small bath/ });
  await picture.click();
  await editor.getByRole('button', { name: /^alt/ }).click();
  await field.fill('A bath and a cot.');
  await field.press('Control+Enter');
  await expect(page.getByRole('img', { name: 'A bath and a cot.' })).toBeVisible();

  await expect(title).not.toHaveText('Never saved');

  const undo = editor.getByRole('button', { name: 'Undo' });
  for (let step = 0; step < 3; step += 1) {
    await undo.click();
    await expect(undo).toBeEnabled({ enabled: step < 2 });
  }
  await expect(page.getByRole('heading', { name: 'What a routine does' })).toBeVisible();
  expect(await dev.read(file)).toBe(before);
  expect(await marked(page)).toBe(true);

  // On a phone the switch is above the bar at the foot of the screen.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => scrollTo(0, 1500));
  const bar = page.locator('[data-thumb-bar]:not([inert])');
  await expect(bar).toBeVisible();
  await expect
    .poll(async () => {
      const [above, below] = await Promise.all([
        editor.getByRole('button', { name: 'Edit', exact: true }).boundingBox(),
        bar.boundingBox(),
      ]);
      return above && below && above.y + above.height <= below.y;
    })
    .toBe(true);
});

test('no script of a page gets what is the author’s, and nobody else’s runs', async ({
  page,
  open,
  dev,
  pageErrors,
}) => {
  pageErrors.allow(refusals);
  const before = await dev.read('content/site.yaml');
  const message = {
    'form-name': 'contact',
    name: 'Ada',
    email: 'a@b.example',
    message: 'whispered',
  };
  await page.request.post('/', { form: message });
  await open('/');
  await acceptCookies(page);
  await expect(tagOf(page)).toHaveCount(0);
  const calendar = page.locator('#consultation');
  await calendar.getByRole('button', { name: 'Show the calendar' }).click();
  await expect(calendar).toContainText('Not loaded while writing.');
  await expect(calendar.locator('iframe')).toHaveCount(0);
  await editorOf(page).getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(editorOf(page).getByText('Choose what to change.')).toBeVisible();
  expect(withoutScripts(await attackFrom(page, await targetsOf(page, dev.url)))).toEqual([]);

  await test.step('with --third-parties nobody edits', async () => {
    const other = await dev.again(['--third-parties']);
    const hostile = await serveHostileTag(page, await targetsOf(page, other.url));
    await page.goto(`${other.url}/blog`);
    await acceptCookies(page);
    await expect.poll(() => hostile).toHaveLength(1);
    await expect.poll(() => page.evaluate(() => 'attack' in window)).toBe(true);
    expect(withoutScripts(await lootOf(page))).toEqual([]);
    await expect(page.locator('nightlight-edit')).toHaveCount(0);
    await other.stop();
  });
  expect(await dev.read('content/site.yaml')).toBe(before);
  await page.goto(`${dev.url}/__nightlight/forms`); // as the author sees them
  await expect(page.getByText('whispered')).toBeVisible();
});

/** The addresses of a server at both of its origins. */
async function targetsOf(page: Page, url: string) {
  const forms = await page.request.get(`${url}/__nightlight/forms`, { maxRedirects: 0 });
  return targetsAt(url, new URL(forms.headers()['location'] ?? '').origin);
}

/** The loot without what a page's scripts may access: dev's scripts, and the fact that the site changed. */
function withoutScripts(loot: Loot): Loot {
  const isOpen = ([how, what]: Loot[number]) =>
    /\/(?:[\w-]+\.js|events|kit|browser-error)$/.test(how) && !what.includes('whispered');
  return loot.filter((each) => !isOpen(each));
}

test('an edit of a component shows, and what was typed and opened stays', async ({
  page,
  open,
  dev,
}) => {
  await open('/contact');
  await mark(page);
  await page.getByLabel('Your Name').fill('Ada');
  await page.getByLabel(/message/i).fill('Half a sent');
  await dev.edit('components/features/forms/sent-form.tsx', (text) =>
    text.replace('data-netlify=', 'data-edited data-netlify='),
  );
  await expect(page.locator('form[data-edited]')).toBeVisible();
  expect(await marked(page)).toBe(false);
  await expect(page.getByLabel('Your Name')).toHaveValue('Ada');
  await expect(page.getByLabel(/message/i)).toHaveValue('Half a sent');

  await open('/use-of-dummies');
  const tab = page.getByRole('tab').nth(1);
  await tab.click();
  await dev.edit('components/blocks/tabs.tsx', (text) =>
    text.replace('role="tablist"', 'role="tablist" data-edited'),
  );
  await expect(page.locator('[role=tablist][data-edited]').first()).toBeVisible();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(tab).toBeInViewport();

  await openAsMember(page, '/comforting-sleep-journey');
  await page.getByLabel("Child's name").fill('Noor');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio').nth(1).click(); // continues to the next question
  await page.getByLabel('Rocking').check();
  await dev.edit('components/features/sleep-plan/wizard.tsx', (text) =>
    text.replace('autoComplete="off"', 'autoComplete="off" data-edited'),
  );
  await expect(page.locator('form[data-edited]')).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'What helps Noor to fall asleep?' }),
  ).toBeVisible();
  await expect(page.getByLabel('Rocking')).toBeChecked();
});

test('a page whose file is away for a while stays at its address', async ({
  page,
  open,
  dev,
  pageErrors,
}) => {
  pageErrors.allow(/status of 404/); // dev's client checks whether the page exists
  await open('/ad');
  await dev.rename('content/pages/ad.md', 'content/pages/ad.md~');
  await expect(page.getByText('This page has no file any more.')).toBeVisible();
  await expect(page.locator('nightlight-problems')).not.toContainText('undefined');
  await dev.rename('content/pages/ad.md~', 'content/pages/ad.md');
  await expect(page.getByText('This page has no file any more.')).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/ad');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an edit of prose shows, and a mistake over the page with its place, until it is fixed', async ({
  page,
  open,
  dev,
}) => {
  const file = 'content/guides/false-starts.md';
  await open('/false-starts');
  await mark(page);
  await dev.edit(file, (text) => `${text}\nA sentence from just now.\n`);
  await expect(page.getByText('A sentence from just now.')).toBeVisible();
  await dev.edit(file, (text) => text.replace(/^lead:/m, 'leed:'));
  await expect(page.getByText(/leed/).first()).toBeVisible();
  await expect(page.getByText(`${file}:`).first()).toBeVisible();
  await dev.edit(file, (text) => text.replace(/^leed:/m, 'lead:'));
  await expect(page.getByText(/leed/)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await marked(page)).toBe(true);
});
