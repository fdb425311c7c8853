import { expect, hydrated, test } from './fixtures';

const send = { name: 'Send My Answers' };

test('questions follow answers, a draft outlives a reload, and what was sent is forgotten', async ({
  page,
  open,
}) => {
  const sent: URLSearchParams[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URLSearchParams(request.postData() ?? ''));
  });
  await open('/before-we-talk');
  const changes = page.getByLabel('What changes, and when?');
  await test.step('a question waits for its answer', async () => {
    await expect(changes).toBeHidden();
    await page.getByLabel('It changes during the night').check();
    await expect(changes).toBeVisible();
  });
  await test.step('what is missing is asked for', async () => {
    await page.getByRole('button', send).click();
    await expect(page.getByLabel('Your name')).toBeFocused();
    await expect(changes).toHaveAccessibleDescription(/Please tell me in a sentence/);
    expect(sent).toEqual([]);
  });
  await page.getByLabel('Your name').fill('Ada Test');
  await page.getByLabel('Email address').fill('ada@test.example');
  await page.locator('[value="7-12 months"]').check();
  await changes.fill('In the cot until 1am.');
  await page.getByLabel('A feed').check();
  await page.getByLabel('Someone beside them').check();
  await page.getByLabel(/different in three weeks/).fill('One waking.');
  await page.getByLabel('By e-mail').check();
  await expect(page.getByLabel('Your WhatsApp number')).toBeHidden();
  await page.getByLabel('Keep my answers on this phone').check();
  await test.step('the draft is there after a reload', async () => {
    await page.reload();
    await hydrated(page);
    await expect(page.getByLabel('Your name')).toHaveValue('Ada Test');
    await expect(changes).toHaveValue('In the cot until 1am.');
    await expect(page.getByLabel('A feed')).toBeChecked();
  });
  await page.getByRole('button', send).click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  expect(sent.map((fields) => Object.fromEntries(fields))).toEqual([
    {
      'form-name': 'before-we-talk',
      'bot-field': '',
      name: 'Ada Test',
      email: 'ada@test.example',
      'child-age': '7-12 months',
      bed: 'It changes during the night',
      'bed-changes': 'In the cot until 1am.',
      'falling-asleep': 'A feed, Someone beside them',
      bedtime: '',
      naps: '',
      goal: 'One waking.',
      'not-this': '',
      reach: 'By e-mail',
    },
  ]);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain(
    'form-draft/before-we-talk',
  );
});

test('without scripts every question is shown, and the form sends', async ({
  withoutScripts: page,
}) => {
  await page.goto('/before-we-talk');
  await expect(page.getByLabel('What changes, and when?')).toBeVisible();
  await page.getByLabel('Your name').fill('Ada Test');
  await page.getByLabel('Email address').fill('ada@test.example');
  await page.locator('[value="7-12 months"]').check();
  await page.getByLabel('In a cot').check();
  await page.getByLabel(/different in three weeks/).fill('One waking.');
  await page.getByLabel('By e-mail').check();
  await page.getByRole('button', send).click();
  await expect(page).toHaveURL('/before-we-talk#message-sent');
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
});
