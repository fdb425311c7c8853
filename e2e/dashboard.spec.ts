import { expect, openAsMember, test } from './fixtures';
import { hrefs } from './scroll-assertions';

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

test('each “Start Module” leads to its module', async ({ page }) => {
  await openAsMember(page, '/member-dashboard');
  const links = page.getByRole('link', { name: /^Start Module/ });
  await expect(links).toHaveText(
    modules.map(([title = '']) => new RegExp(`^Start Module\\W*${title}$`)),
  );
  expect(await hrefs(links)).toEqual(modules.map(([, path]) => path));
  await links.last().click();
  await expect(page).toHaveURL('/false-starts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/False Starts/);
});
