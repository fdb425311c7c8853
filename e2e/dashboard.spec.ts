import { expect, openAsMember, test } from './fixtures';

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

test('each “Start Module” opens its module', async ({ page }) => {
  await openAsMember(page, '/member-dashboard');
  for (const [title = '', path = ''] of modules) {
    await page.getByRole('link', { name: `Start Module : ${title}`, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
      'Welcome to Your Sleep Journey',
    );
    await page.goBack();
  }
});
