import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import decodeQR from 'qr/decode.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { diaryOf, momentOf, type Diary } from '../../lib/diary';
import { fixtures } from '../../lib/fixtures';
import { removeDays } from '../../lib/kept-log';
import { PageContext } from '../../lib/page';
import { keepLog, sleepLog } from '../../lib/log-fixtures';
import { qrPath } from './qr-path';
import { SleepDiary } from './sleep-diary';
import { lastWeek, weekPage } from './week-page';

const [page] = fixtures['sleep-diary page'];
const { content } = page;
const { handover, sending, picture } = content;
const at = (time: string) => momentOf(new Date(`2026-11-${time}`));
const night = (day: number) =>
  sleepLog([
    { from: at(`${day}T19:00`), to: at(`${day}T23:00`), up: 'Jo' },
    { from: at(`${day}T23:30`) },
  ]);
const now = at('22T02:14');

beforeEach(() => {
  localStorage.clear();
  removeDays();
});

/** jsdom's files have no text of their own. */
const textOf = (file: File) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(file);
  });

/** What a camera reads of a drawing, four dots a module. */
function read({ size, path }: { size: number; path: string }): string {
  const data = new Uint8Array(size * size * 16 * 4).fill(255);
  for (const [, x = 0, y = 0] of path.matchAll(/M(\d+) (\d+)/g)) {
    for (let dot = 0; dot < 16; dot += 1) {
      const row = Number(y) * 4 + Math.floor(dot / 4);
      const first = (row * size * 4 + Number(x) * 4 + (dot % 4)) * 4;
      data.fill(0, first, first + 3);
    }
  }
  return decodeQR({ width: size * 4, height: size * 4, data });
}

describe('The code of a link', () => {
  it.each([60, 400, 900])('is read again, with %i letters', (length) => {
    const link = `https://example.org/now#tonight=${'1.hqo2g~'.repeat(200)}`;
    const drawn = qrPath(link.slice(0, length));
    expect(drawn && read(drawn)).toBe(link.slice(0, length));
  });

  it('is not drawn where no camera would read it', () => {
    expect(qrPath('x'.repeat(2500))).toBeUndefined();
    expect(qrPath('x'.repeat(9000))).toBeUndefined();
  });
});

describe('The week for the consultant', () => {
  const week: Diary = diaryOf(night(21));

  it('is seven days, with the question and the plan above it', () => {
    const days = Array.from({ length: 9 }, (_, i) => `2026-11-${13 + i}`);
    const logs = days.map((_, i) => night(13 + i));
    const diary = new Map(logs.flatMap((log) => [...diaryOf(log)]));
    expect([...lastWeek(diary, now).keys()]).toEqual(days.slice(2));
    const words = { words: { ...sending, planNight: '{stage}/{night}' }, sums: picture };
    const letter = {
      question: ' Why? ',
      planLink: 'https://x/#plan=1',
      stage: { stage: '2', night: '4' },
    };
    const text = weekPage(week, letter, now, words);
    expect(text.indexOf('Why?')).toBeLessThan(text.indexOf('2/4'));
    expect(text.indexOf('https://x/#plan=1')).toBeLessThan(text.indexOf('Sat 21 Nov'));
    expect(weekPage(week, { question: '' }, now, words)).not.toContain(sending.asks);
  });
});

it('shows all that is sent before it is, and hands the file to the phone', async () => {
  keepLog(...night(21));
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T02:14') });
  const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
  Object.assign(navigator, { share, canShare: () => true });
  render(
    <PageContext value={page}>
      <SleepDiary content={content} plan={{ code: '1.a.w.0.3..Noor' }} />
    </PageContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: sending.open }));
  await userEvent.type(await screen.findByLabelText(sending.question), 'Why?');
  const shown = [...document.querySelectorAll('pre')].map(({ textContent }) => textContent);
  expect(shown[0]).toContain('Why?');
  expect(shown[0]).toContain('#plan=1.a.w.0.3..Noor');
  await userEvent.click(screen.getByRole('button', { name: sending.send }));
  const { files = [] } = share.mock.calls[0]![0];
  expect(await Promise.all(files.map(textOf))).toEqual(shown);
  expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(/\.txt$/)]);

  await userEvent.click(screen.getByRole('button', { name: handover.open }));
  await userEvent.click(await screen.findByRole('button', { name: handover.send }));
  expect(share.mock.lastCall?.[0].url).toMatch(/\/now#tonight=1\./);
  vi.useRealTimers();
});
