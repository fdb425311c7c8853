import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { GitHub, gitIn, token } from './github';
import { openField } from './lent-folder.mjs';
import type { SiteCopy } from './site-copy';
import { expectPictured } from './picture-of-documents';
import { test as withEditor } from './site-with-editor';

const post = 'content/blog/establishing-healthy-sleep-routines.md';
const form = 'blog/entries/establishing-healthy-sleep-routines';
const address = '/blog/establishing-healthy-sleep-routines';
const branch = 'cms/blog/establishing-healthy-sleep-routines';

/** The author's clone of the repository, on her own computer. */
interface Home {
  read: () => string;
  /** Replaces a text in the article, and pushes the change. */
  push: (was: string, is: string) => void;
  /** Fetches a branch and checks it out. */
  pull: (name: string) => void;
}

const test = withEditor.extend<{ gitHub: GitHub; home: Home }>({
  gitHub: async ({ site, context }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'nightlight-github-'));
    gitIn(folder, ['init', '--quiet', '--bare', '-b', 'main']);
    const inHome = (...args: string[]) => gitIn(site.root, ['-c', 'core.autocrlf=false', ...args]);
    inHome('init', '--quiet', '-b', 'main');
    inHome('remote', 'add', 'origin', folder);
    inHome('add', 'content', 'package.json');
    inHome('commit', '--quiet', '-m', 'The site');
    inHome('push', '--quiet', 'origin', 'main');
    const start = inHome('rev-parse', 'HEAD');
    const gitHub = new GitHub(folder);
    await gitHub.answerIn(context);
    await use(gitHub);
    inHome('checkout', '--quiet', '--force', start);
    await rm(join(site.root, '.git'), { recursive: true });
    await rm(folder, { recursive: true });
  },
  home: async ({ site, gitHub }, use) => {
    const file = join(site.root, post);
    const git = (...args: string[]) => gitIn(site.root, ['-c', 'core.autocrlf=false', ...args]);
    const pull = (name: string) => {
      git('fetch', '--quiet', 'origin');
      git('checkout', '--quiet', '--force', '-B', name, gitHub.head(name));
    };
    await use({
      pull,
      read: () => readFileSync(file, 'utf8'),
      push(was, is) {
        pull('main');
        const text = readFileSync(file, 'utf8');
        expect(text).toContain(was);
        writeFileSync(file, text.replace(was, is));
        git('commit', '--quiet', '--all', '--author', 'Ivy <ivy@example.org>', '-m', 'At home');
        git('push', '--quiet', 'origin', 'main');
      },
    });
  },
});

/** All tests share one copy of the site. */
test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ page, pageErrors, gitHub }) => {
  pageErrors.allow(/^console\.(info|debug)/);
  expect(gitHub.pulls).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page);
});

async function signIn(page: Page) {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox').fill(token);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('treeitem', { name: 'Blog' }).waitFor();
}

/** Opens the article, and fills in its description. */
async function describe(page: Page, text: string) {
  const field = await openField(page, form, 'Description');
  await field.fill(text);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Saves a draft to be reviewed later. The form then closes. */
async function saveDraft(page: Page) {
  await button(page, 'Save').click();
  await button(page, 'Later').click();
  await page.getByRole('group', { name: 'Content Editor' }).waitFor({ state: 'hidden' });
}

/**
 * Moves the open draft from one column of the board to another. The menu works only once its first
 * item has the focus; a click before that closes it.
 */
async function move(page: Page, from: string, to: string) {
  await page.getByRole('button', { name: new RegExp(`Status: .?${from}`) }).click();
  await expect(page.getByRole('menuitemradio').first()).toBeFocused();
  await page.getByRole('menuitemradio', { name: to }).click();
  await page.getByRole('button', { name: new RegExp(`Status: .?${to}`) }).waitFor();
}

/** Presses Publish, and confirms it. */
async function publish(page: Page) {
  await button(page, 'Publish Entry').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
}

/** Runs only with `npm run trials -- --only drafts`. */
const trial = { tag: '@trial' };

const preview = 'https://deploy-preview-1--dormouse.netlify.app';
const netlify = { context: 'netlify/little-dormouse/deploy-preview' };
const described =
  'What to do on the nights a bedtime routine falls apart, and when to leave it at that.';

/** Simulates the workflow that GitHub runs on each new commit of a draft. */
function checkDraft(site: SiteCopy, gitHub: GitHub, home: Home) {
  home.pull(branch);
  const messages = site.report(['check', '--format', 'json']);
  const body = `nightlight check of ${gitHub.head(branch)}\n\`\`\`json\n${messages}\n\`\`\`\n`;
  const gone = { body: 'I was here.', user: null };
  gitHub.comments = [gone, { body, user: { login: 'github-actions[bot]' } }];
}

/** Checks that no text of a file remains in the browser. */
async function expectNoTextKept(page: Page, site: SiteCopy) {
  const guide = 'content/guides/safe-sleep.md';
  const [sentence] = /^[A-Z][^\n]{60,}/m.exec(readFileSync(join(site.root, guide), 'utf8'))!;
  await expect.poll(async () => (await stored(page))['file-cache']).toContain(guide);
  const all = JSON.stringify(await stored(page));
  expect(all).not.toContain(JSON.stringify(sentence).slice(1, -1));
  expect(all).not.toContain('access: members');
}

/** The content of the editor's database as text, by object store. */
function stored(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('The request failed.'));
      });
    const database = await done(indexedDB.open('github:little-dormouse/website'));
    const texts: Record<string, string> = {};
    for (const name of database.objectStoreNames) {
      const part = database.transaction(name).objectStore(name);
      texts[name] = JSON.stringify([await done(part.getAllKeys()), await done(part.getAll())]);
    }
    database.close();
    return texts;
  });
}

test('a draft is built, reviewed and published, and no text stays in the browser', async ({
  page,
  site,
  gitHub,
  home,
}) => {
  await expectNoTextKept(page, site);
  await page.context().route(`${preview}/**`, (route) => route.fulfill({ body: '' }));
  const [main, before] = [gitHub.head('main'), home.read()];
  await describe(page, described);
  const text = page.getByRole('textbox', { name: 'Text' });
  const was = await text.inputValue();
  await text.fill(`${was}\n\nMore is in [our guide](/guides/of-nothing).`);
  gitHub.build = { ...netlify, state: 'FAILURE', targetUrl: 'https://app.netlify.com/log' };
  await saveDraft(page);
  checkDraft(site, gitHub, home);
  expect(gitHub.head('main')).toBe(main);
  expect(gitHub.pulls).toMatchObject([{ branch, labels: ['sveltia-cms/draft'] }]);
  await page.getByRole('radio', { name: 'Editorial Workflow' }).click();
  const drafts = page.getByRole('list', { name: 'Drafts' });
  await expect(drafts).toContainText('Establishing Healthy Sleep Routines');
  await expect(drafts).toContainText('Build Failed');

  // Another change of the draft, which the host can build.
  gitHub.build = { ...netlify, state: 'SUCCESS', targetUrl: preview };
  await describe(page, `${described} Gently.`);
  const messages = page.getByRole('complementary', { name: 'Messages of the check' });
  await expect(messages).toContainText('“/guides/of-nothing” leads nowhere');
  await text.fill(was);
  await saveDraft(page);
  await expect(messages).toBeHidden();
  checkDraft(site, gitHub, home);
  const read = page.waitForResponse(/\/comments\b/);
  await openField(page, form, 'Description');
  await read;
  await expect(messages).toBeHidden();
  const asked = page.context().waitForEvent('request', (it) => it.url().startsWith(preview));
  await button(page, 'View Preview').click();
  expect((await asked).url()).toBe(`${preview}${address}`);

  home.push('It needs no chart and no special bath oil.', 'It needs no chart.');
  await move(page, 'Draft', 'In Review');
  await move(page, 'In Review', 'Ready');
  expect(gitHub.pulls).toMatchObject([{ labels: ['sveltia-cms/pending_publish'] }]);
  await publish(page);
  await expect(button(page, 'Publish Entry')).toBeHidden();
  expect(gitHub.pulls).toMatchObject([{ state: 'merged' }]);
  expect(gitHub.head(branch)).toBe('');

  home.pull('main');
  expect(home.read()).toBe(
    before
      .replace(/^description: .*$/m, `description: ${described} Gently.`)
      .replace('It needs no chart and no special bath oil.', 'It needs no chart.'),
  );
  site.run(['build', '--quiet']);
  const built = await (await page.request.get(address)).text();
  expect(built).toContain(`${described} Gently.`);
});

test(
  'a draft takes back nothing that was changed at home',
  trial,
  async ({ page, gitHub, home }) => {
    await describe(page, described);
    home.push('It needs no chart and no special bath oil.', 'It needs no chart.');
    await button(page, 'Save').click();
    await expect(page.getByText(/Ivy.? changed this entry/).last()).toBeVisible();
    await button(page, 'Cancel').click();
    expect(gitHub.pulls).toEqual([]);

    await button(page, 'Reload Entry').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reload Entry' }).click();
    await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue(/It needs no chart\. /);
    await describe(page, described);
    gitHub.beforeBranch = () => home.push('cheap to try and does no harm', 'cheap to try');
    await saveDraft(page);
    await openField(page, form, 'Description');
    await move(page, 'Draft', 'Ready');
    await publish(page);
    await expect(button(page, 'Publish Entry')).toBeHidden();
    home.pull('main');
    expect(home.read()).toContain(described);
    expect(home.read()).toContain('It needs no chart. ');
    expect(home.read()).toContain("it's cheap to try.");
  },
);

test(
  'two changes of the same line are not published',
  trial,
  async ({ page, gitHub, home, pageErrors }) => {
    pageErrors.allow(/405|Server responded with an error/);
    await describe(page, described);
    await saveDraft(page);
    home.push('How long a bedtime routine should take', 'How long a routine should take');
    const main = gitHub.head('main');
    await openField(page, form, 'Description');
    await move(page, 'Draft', 'Ready');
    await publish(page);
    await expect(page.getByText('Couldn’t publish the entry.')).toBeVisible();
    expect(gitHub.head('main')).toBe(main);

    await button(page, 'Show Editor Options').click();
    await page.getByRole('menuitem', { name: 'Discard Changes' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => gitHub.head(branch)).toBe('');
    expect(gitHub.pulls).toMatchObject([{ state: 'closed' }]);
  },
);

test('the documents show a draft', { tag: ['@picture', trial.tag] }, async ({ page, gitHub }) => {
  await page.setViewportSize({ width: 1100, height: 480 });
  gitHub.build = { ...netlify, state: 'SUCCESS', targetUrl: preview };
  await describe(page, described);
  await saveDraft(page);
  await openField(page, form, 'Description');
  await move(page, 'Draft', 'Ready');
  const words = [/^Status:/, /^View Preview$/, /^Publish$/].map((it) => page.getByText(it));
  await expectPictured(page, 'draft', ...words);

  gitHub.build = { ...netlify, state: 'PENDING', targetUrl: preview };
  await (
    await openField(page, 'guides/entries/safe-sleep', 'Title')
  ).fill('Safe Sleep Every Night');
  await saveDraft(page);
  await page.getByRole('radio', { name: 'Editorial Workflow' }).click();
  const columns = ['Drafts', 'In Review', 'Ready'].map((name) => page.getByRole('list', { name }));
  await expect(columns[0]!).toContainText('Building…');
  const cards = columns.map((column) => column.locator('.title, :text("No entries.")'));
  await expectPictured(page, 'editorial-workflow', ...cards);
});
