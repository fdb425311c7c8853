import type { Page } from '@playwright/test';
import { event, keep, telephone } from './family';
import { expect, hydrated, openAsMember, phone, test, visit } from './fixtures';

test.use({
  viewport: phone,
  isMobile: true,
  hasTouch: true,
  permissions: ['clipboard-read', 'clipboard-write'],
});

async function tapAt(page: Page, time: string, name: string) {
  await page.clock.setFixedTime(new Date(`2026-11-${time}Z`));
  await page.getByRole('button', { name, exact: true }).tap();
}

test('two children have a log of each, a switch, and one link that hands both over', async ({
  page,
  browser,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-21T18:50Z'));
  const plan = event('plan', '2026-11-20T19:00Z', { text: '1.a.w.0.3..Ada', value: 1 });
  await keep(page, { 'family-log/plan': [plan] });
  await openAsMember(page, '/sleep-diary');
  await expect(page.getByRole('group', { name: 'Whose sleep' })).toHaveCount(0);
  await tapAt(page, '21T19:00', 'Asleep now');
  await page.getByText('Twins, or more than one child').tap();
  await expect(page.getByLabel('Name of child 1')).toHaveValue('Ada');
  await page.getByLabel('Name of child 2').fill('ada');
  await page.getByRole('button', { name: 'Save the names' }).tap();
  await expect(page.getByText('no two names may be the same')).toBeVisible();
  await page.getByLabel('Name of child 2').fill('Ben');
  await page.getByRole('button', { name: 'Save the names' }).tap();
  await expect(page.getByText('Saved. With two names')).toBeVisible();

  // The second child is shown, without any data of the first.
  const child = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(child('Ben')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Nothing is written for this day.')).toBeVisible();
  await tapAt(page, '21T19:30', 'Asleep now');
  await tapAt(page, '22T01:50', 'They woke');
  await expect(page.getByText(/^Awake since 1:50am/)).toBeVisible();
  await child('Ada').tap();
  await expect(page.getByText(/^Asleep since 7pm/)).toBeVisible();

  // Now shows the same child and can also switch; the choice survives a reload.
  await visit(page, '/now');
  await expect(page.getByText(/^Asleep since 7pm/)).toBeVisible();
  // The cookie question is still open, and the large button is at the foot of the screen.
  await expect(page.getByRole('region', { name: 'Cookie choices' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'They woke', exact: true })).toBeInViewport({
    ratio: 1,
  });
  // The other child's state is shown, and one tap logs a change without switching.
  await expect(page.getByText(/^Ben Awake since 1:50am/)).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Asleep now: Ben' }).tap();
  await expect(page.getByRole('button', { name: 'They woke: Ben' })).toBeFocused();
  await expect(page.getByText(/^Ben Asleep at 1:50am/)).toBeVisible();
  await expect(page.getByText(/^Asleep since 7pm/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByText(/^Ben Awake since 1:50am/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'They woke', exact: true })).toBeInViewport({
    ratio: 1,
  });
  await child('Ben').tap();
  await expect(child('Ben')).toBeFocused();
  await expect(page.getByText(/^Awake since 1:50am/)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByText(/^Awake since 1:50am/)).toBeVisible();

  await visit(page, '/next-sleep');
  await expect(page.getByRole('heading', { name: 'Next sleep: Ben' })).toBeInViewport();
  // The questions for a child without a plan name the child, and link to the other.
  await visit(page, '/comforting-sleep-journey');
  const whose = (name: string) => page.getByRole('link', { name, exact: true });
  await expect(whose('Ben')).toHaveAttribute('aria-current', 'true');
  await whose('Ada').tap();
  await expect(page).toHaveURL('/now');
  await expect(page.getByText(/^Asleep since 7pm/)).toBeVisible();
  await child('Ben').tap();

  await tapAt(page, '22T02:14', 'Hand over');
  await page.getByRole('button', { name: 'Send the link' }).tap();
  await expect(page.getByText('The link is on your clipboard')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await telephone(browser);
  await other.clock.setFixedTime(new Date('2026-11-22T02:15Z'));
  await visit(other, link);
  await expect(other.getByRole('heading', { name: 'Ada' })).toBeVisible();
  await expect(other.getByText('Awake since 1:50am')).toBeVisible();
  await other.getByRole('button', { name: 'Keep it on this phone' }).click();
  await expect(other.getByText(/^Asleep since 7pm/)).toBeVisible();
  await other.getByRole('button', { name: 'Ben', exact: true }).click();
  await expect(other.getByText(/^Awake since 1:50am/)).toBeVisible();
});
