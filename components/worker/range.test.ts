import { Blob } from 'node:buffer';
import { describe, expect, it, vi } from 'vitest';
import { parseRange, partOf } from './range';

describe('a range of a file of ten bytes', () => {
  it.each([
    ['bytes=0-', { first: 0, last: 9 }],
    ['bytes=2-4', { first: 2, last: 4 }],
    ['bytes=2-100', { first: 2, last: 9 }],
    ['bytes=-3', { first: 7, last: 9 }],
    ['bytes=-30', { first: 0, last: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=4-2', undefined],
    ['bytes=0-1,4-5', undefined],
    ['bytes=-', undefined],
    ['pages=1-2', undefined],
  ])('%s', (header, range) => {
    expect(parseRange(header, 10)).toEqual(range);
  });
});

const whole = () => new Response('0123456789', { headers: { 'Content-Type': 'audio/mpeg' } });

it('a part has its bytes, its place and its type', async () => {
  vi.stubGlobal('Blob', Blob); // a response of Node's does not know jsdom's
  const part = await partOf(whole(), 'bytes=2-4');
  expect(part.status).toBe(206);
  expect(part.headers.get('Content-Range')).toBe('bytes 2-4/10');
  expect(part.headers.get('Content-Length')).toBe('3');
  expect(part.headers.get('Content-Type')).toBe('audio/mpeg');
  expect(await part.text()).toBe('234');
});

it('what lies behind the end is refused with the length', async () => {
  const part = await partOf(whole(), 'bytes=20-');
  expect(part.status).toBe(416);
  expect(part.headers.get('Content-Range')).toBe('bytes */10');
});

it('what is no single range is answered with the whole file', async () => {
  const part = await partOf(whole(), 'bytes=0-1,4-5');
  expect(part.status).toBe(200);
  expect(await part.text()).toBe('0123456789');
});
