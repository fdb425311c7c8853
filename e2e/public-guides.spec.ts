import { expect, test } from './fixtures';

const guides = [
  ['/false-starts', 'False Starts', 'Start My Sleep Training Journey Now'],
  ['/sleep-regressions', 'Sleep Regressions', 'Create Your Customized Sleep Plan'],
  ['/use-of-dummies', 'Use of Dummies', 'Create Your Customized Sleep Plan'],
  ['/understanding-nap-issues', 'Understanding Nap Issues', 'Start My Sleep Training Journey Now'],
] as const;

for (const [path, title, action] of guides) {
  test(`${path} is for everybody, and ends with a next step`, async ({ page, open }) => {
    await open(path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByText('Member-Only Content')).toHaveCount(0);
    await expect(page.locator('main').getByRole('link', { name: action })).toHaveAttribute(
      'href',
      '/comforting-sleep-journey',
    );
  });
}

test('a false start is a waking 45 to 90 minutes after bedtime', async ({ page, open }) => {
  await open('/false-starts');
  await expect(page.locator('main')).toContainText(/45[- ](to )?(and )?90 minutes/);
});

test('the regressions stand in a table with their causes and how long they last', async ({
  page,
  open,
}) => {
  await open('/sleep-regressions');
  const table = page.getByRole('table', { name: 'When sleep often gets worse for a while' });
  await expect(table.locator('thead th')).toHaveText([
    'Age',
    'Primary causes',
    'How long it can last',
  ]);
  for (const [age, duration] of [
    ['4 months', '2-6 weeks'],
    ['8 months', '1-3 weeks'],
    ['18 months', '2-6 weeks'],
  ] as const) {
    const row = table.locator('tbody tr').filter({
      has: page.locator('th').getByText(age, { exact: true }),
    });
    await expect(row.locator('td').last()).toHaveText(duration);
  }
  await expect(table.locator('tbody tr')).toHaveCount(3);
});

test.describe('understanding nap issues', () => {
  test.beforeEach(({ open }) => open('/understanding-nap-issues'));

  test('is labelled, titled and described', async ({ page }) => {
    await expect(page.getByText('Member Resource')).toBeVisible();
    await expect(page).toHaveTitle(/Nap/);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /nap/);
    await expect(page.locator('main').getByRole('heading', { level: 2 })).toContainText([
      'Why naps are hard',
      'How naps and nights pull on each other',
      'What to try',
      'Questions parents ask',
      'In short',
    ]);
  });

  test('shows one strategy at a time, the general one first', async ({ page }) => {
    const tabs = page.getByRole('tab');
    const panel = page.getByRole('tabpanel');
    await expect(tabs).toHaveText(['General Approach', 'Scheduling Tips', 'Short Nap Solutions']);
    await expect(panel).toHaveCount(1);
    await expect(panel).toHaveAccessibleName('General Approach');
    await expect(panel).toContainText('Stop after one hour.');

    await tabs.nth(2).click();
    await expect(panel).toHaveCount(1);
    await expect(panel).toHaveAccessibleName('Short Nap Solutions');
    await expect(panel).toContainText('Rescue one nap a day.');

    await page.keyboard.press('ArrowRight'); // past the last to the first
    await expect(tabs.first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(panel).toHaveAccessibleName('Scheduling Tips');
    await expect(panel).toContainText('bridging nap of 15-20 minutes');
  });

  test('answers four questions, each when it is asked', async ({ page }) => {
    const questions = page.locator('main summary');
    await expect(questions).toHaveCount(4);
    const answer = page.getByText('Whoever holds the baby has to be properly awake.');
    await expect(answer).toBeHidden();
    await questions.first().click();
    await expect(answer).toBeVisible();
    await questions.first().click();
    await expect(answer).toBeHidden();
  });
});

test('the three choices about a dummy are tabs', async ({ page, open }) => {
  await open('/use-of-dummies');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveCount(3);
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Keep it for now');
  await tabs.nth(1).click();
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Stop, 6 to 12 months');
});
