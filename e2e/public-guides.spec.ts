import { expect, test } from './fixtures';

test('a guide has tabs, answers and the bar of who reads it', async ({ page, open }) => {
  await open('/understanding-nap-issues');
  await test.step('tabs show one panel at a time, and the arrow keys go round them', async () => {
    const tabs = page.getByRole('tab');
    const panel = page.getByRole('tabpanel');
    await expect(panel).toHaveCount(1);
    await expect(panel).toHaveAccessibleName('General Approach');
    await tabs.nth(2).click();
    await expect(panel).toHaveCount(1);
    await expect(panel).toHaveAccessibleName('Short Nap Solutions');
    await page.keyboard.press('ArrowRight'); // past the last to the first
    await expect(tabs.first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(panel).toHaveAccessibleName('Scheduling Tips');
  });
  await test.step('an answer shows when its question is pressed, and hides again', async () => {
    const question = page.locator('main summary:has(h3)').first();
    const answer = page.getByText('Whoever holds the baby has to be properly awake.');
    await expect(answer).toBeHidden();
    await question.click();
    await expect(answer).toBeVisible();
    await question.click();
    await expect(answer).toBeHidden();
  });
  await test.step('a member keeps the members’ bar, and one search', async () => {
    await page.evaluate(() => localStorage.setItem('isLoggedIn', 'true'));
    await open('/understanding-nap-issues');
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog', { name: 'Search' })).toHaveCount(1);
  });
});
