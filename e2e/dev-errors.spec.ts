import { test, type DevServer } from './dev-server';
import { expect } from './fixtures';

test.describe.configure({ mode: 'serial' });

/** Edits a file, and waits until the site reflects the edit. @returns the terminal's output since then. */
async function edited(dev: DevServer, file: string, change: (text: string) => string) {
  const before = dev.said().length;
  const terminal = () => dev.said().slice(before);
  await dev.edit(file, change);
  await expect.poll(terminal).toContain(`${file}: reloaded`);
  return terminal;
}

test('a component that throws is told at its line, also after the next edit', async ({
  page,
  open,
  dev,
  pageErrors,
}) => {
  pageErrors.allow(/status of 500/);
  const file = 'components/templates/confirmation.tsx';
  const broken = "if (Date.now() > 0) throw new Error('half done');";
  const told = async (line: number) => {
    await expect(page.getByText(/half done/).first()).toBeVisible();
    await expect(page.getByText(`${file}:${line}:`).first()).toBeVisible();
  };
  await open('/confirmation');
  let line = 0;
  await dev.edit(file, (text) => {
    const [before = '', after = ''] = text.split(/(?<=export function Confirmation.*\n)/);
    line = before.split('\n').length;
    return `${before}${broken}\n${after}`;
  });
  await told(line);
  await dev.edit(file, (text) => text.replace(broken, `\n\n${broken}`));
  await told(line + 2);
  await dev.edit(file, (text) => text.replace(`\n\n${broken}\n`, ''));
  await expect(page.locator('#root h1')).toBeVisible();
});

test('what React warns of is told at the line of the element', async ({ page, dev }) => {
  const file = 'components/templates/confirmation.tsx';
  const before = await dev.read(file);
  const [element] = /<li key=.*>/.exec(before) ?? [''];
  const line = before.slice(0, before.indexOf(element)).split('\n').length;
  const terminal = await edited(dev, file, (text) => text.replace(element, '<li>'));
  await page.request.get('/confirmation');
  await expect.poll(terminal).toMatch(/unique "key" prop.*\n.*confirmation\.tsx:\d+:/);
  expect(terminal()).toContain(`${file}:${line}:`);
  await edited(dev, file, () => before);
});

test('an async component is named', async ({ page, dev, pageErrors }) => {
  pageErrors.allow(/status of 500/);
  const file = 'components/ui/picture.tsx';
  const before = await dev.read(file);
  await edited(dev, file, (text) =>
    text.replace('export function Picture', 'export async function Picture'),
  );
  await page.goto('/confirmation');
  const overlay = page.locator('nightlight-problems').getByRole('dialog');
  await expect(overlay).toContainText('Picture, which is used here, is async');
  await expect(overlay).toContainText('components/templates/confirmation.tsx:');
  await edited(dev, file, () => before);
  await expect(page.locator('#root h1')).toBeVisible();
});

const inBrowser = "'HTMLDivElement' in globalThis";
const first = /(?<=const { content, site } = page;)/;
const heading = '<h1>{page.title}</h1>';

for (const [where, told, from, to] of [
  [
    'an effect',
    'Error: half done',
    first,
    " useEffect(() => { throw new Error('half done'); }, []);",
  ],
  [
    'a promise',
    'Error: half done',
    first,
    " useEffect(() => void Promise.reject(new Error('half done')), []);",
  ],
  [
    'a click',
    'Error: half done',
    heading,
    "<h1 onClick={() => { throw new Error('half done'); }}>half done</h1>",
  ],
  ['hydration', 'Error: half done', first, ` if (${inBrowser}) throw new Error('half done');`],
  [
    'a difference',
    '- from the server',
    heading,
    `<h1>{${inBrowser} ? 'half done' : 'Thanks'}</h1>`,
  ],
] as const) {
  test(`an error that only the browser meets, in ${where}, is told at its line`, async ({
    page,
    dev,
    pageErrors,
  }) => {
    pageErrors.allow(/half done|The above error occurred/);
    const file = 'components/templates/confirmation.tsx';
    const line = where === 'a difference' ? 'export function Confirmation' : to.trim();
    const before = await dev.read(file);
    const terminal = await edited(dev, file, (text) => text.replace(from, to));
    await page.goto('/confirmation');
    if (where === 'a click') await page.locator('html[data-hydrated] h1').click();
    const overlay = page.locator('nightlight-problems').getByRole('dialog');
    for (const text of [told, `${file}:`, line]) await expect(overlay).toContainText(text);
    await expect(overlay.getByRole('listitem')).toHaveCount(1);
    await expect
      .poll(terminal)
      .toMatch(/\[browser-error\]\s+components\/templates\/confirmation.tsx:\d+:\d+/);
    expect(terminal()).toContain(line.slice(0, 40));
    await edited(dev, file, () => before);
    await expect(overlay).toBeHidden();
    await expect(page.locator('#root h1')).toBeVisible();
  });
}

test('an error that is met again after an edit of the words is told again, and none of an extension', async ({
  page,
  dev,
  pageErrors,
}) => {
  pageErrors.allow(/of the page|of an extension|^uncaught: $/);
  await page.goto('/confirmation');
  const overlay = page.locator('nightlight-problems').getByRole('dialog');
  const meet = async () => {
    await page.evaluate(() => {
      const rejected = (message: string, at: string) => {
        const error = new Error(message);
        error.stack = `${error}\n${at}`;
        void Promise.reject(error);
      };
      rejected('of an extension', '    at f (chrome-extension://abc/inpage.js:1:20)');
      rejected('of an extension', 'f@moz-extension://abc/inpage.js:1:20');
      rejected('of the page', '');
    });
    await expect(overlay).toContainText('of the page');
    await expect(overlay).not.toContainText('of an extension');
  };
  await meet();
  const file = 'content/pages/confirmation.md';
  const before = await dev.read(file);
  await dev.edit(file, (text) => text.replace(/title: .*/, 'title: Thank you again'));
  await expect(page.locator('#root h1')).toHaveText('Thank you again');
  await expect(overlay).toBeHidden();
  await meet();
  await dev.edit(file, () => before);
  await expect(overlay).toBeHidden();
});
