import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar-file';
import { stagesOf } from './nights';
import { plainText } from './use-copy';
import { makePlan, noAnswers } from './plan';

describe('The plan as text', () => {
  it('keeps the order, the headings and the lists of an article, and nothing of its looks', () => {
    const article = document.createElement('article');
    article.innerHTML = `
    <h1>A plan for <bdi>Noor</bdi></h1>
    <div><p>First a
      <strong>letter</strong>.</p><p>Then stages.</p></div>
    <ol><li><svg></svg><p><strong>Stage A</strong> <span>Nights\u00a01-\u20603</span></p><h3>Milk</h3>
      <ol><li>Feed.</li><li>Hold.</li></ol><h4>Ready</h4><p>Asleep.</p></li></ol>
    <p></p>
    <p class="no-print">Print this page</p>
    <a href="/x">Read more</a>`;
    expect(plainText(article)).toBe(`A plan for Noor
First a letter.

Then stages.

Stage A Nights 1-3

Milk
- Feed.
- Hold.

Ready
Asleep.
`);
  });
});

describe('The plan in a calendar', () => {
  const stages = stagesOf(
    makePlan({ ...noAnswers, sleepArrangement: 'a', settlingMethods: ['patting'] }),
  );

  function fileOf(event: string) {
    let count = 0;
    return calendarFile(stages, {
      from: '2026-12-29',
      openNights: 10,
      event,
      url: 'https://site.example/plan',
      now: new Date('2026-12-20T19:30:05.123Z'),
      uid: () => `id-${++count}`,
    });
  }

  /** The lines after unfolding, as a calendar reads them. */
  const lines = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

  it('writes the words of the page with ordinary spaces', () => {
    expect(lines(fileOf('Week\u00a01, 2-\u20603'))).toContain('SUMMARY:Week 1\\, 2-3 1');
  });

  it('has the stages one after the other, over the turn of the year', () => {
    const file = lines(fileOf('Evening step'));
    expect(file.slice(0, 13)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//nightlight//evenings//EN',
      'BEGIN:VEVENT',
      'UID:id-1',
      'DTSTAMP:20261220T193005Z',
      'DTSTART;VALUE=DATE:20261229',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Evening step 1',
      'URL:https://site.example/plan',
      'CLASS:PRIVATE',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]);
    const starts = file.filter((line) => line.startsWith('DTSTART'));
    expect(starts.map((line) => line.slice(-4))).toEqual(['1229', '0101', '0104', '0107', '0110']);
    expect(file).toContain('DTEND;VALUE=DATE:20270120'); // ten nights for the last stage
    expect(file.at(-1)).toBe(''); // even the last line has an ending
    expect(file.at(-2)).toBe('END:VCALENDAR');
  });

  it('escapes what has a meaning in such a file', () => {
    expect(lines(fileOf('A, b; c\\d\r\nEND:VEVENT'))).toContain(
      'SUMMARY:A\\, b\\; c\\\\d\\nEND:VEVENT 1',
    );
  });

  it('folds lines at 75 octets and cuts no character', () => {
    const event = 'Zoë 🐭 '.repeat(30).trim();
    const file = fileOf(event);
    for (const line of file.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/\p{Cs}/u); // half of a surrogate pair
    }
    expect(lines(file)).toContain(`SUMMARY:${event} 1`);
  });
});
