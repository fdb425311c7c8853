import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openAttachments } from './sealed-attachments';
import { fetchSealedFile } from './sealed-file';

vi.mock('./sealed-file');

/** Pictures that have come near the view, as the browser reports them. */
let reportNear: (target: Element) => void;
const clicked = vi.fn();

beforeEach(async () => {
  vi.resetModules();
  vi.mocked(fetchSealedFile).mockReset();
  vi.mocked(fetchSealedFile).mockImplementation(async (address) => new Response(address));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => {};
      unobserve = () => {};
      constructor(report: (entries: object[]) => void) {
        reportNear = (target) => report([{ isIntersecting: true, target }]);
      }
    },
  );
  URL.createObjectURL = vi.fn(() => 'blob:opened');
  HTMLAnchorElement.prototype.click = clicked;
});

const asked = () => vi.mocked(fetchSealedFile).mock.calls.map(([address]) => address);

it('shows pictures in the width that fits, or another, and opens files by their links', async () => {
  document.body.innerHTML = `
    <img id="a" data-sealed="/members/K/file/a-1.sealed#.webp 240w, /members/K/file/b-1.sealed#.webp 800w">
    <img id="b" data-sealed="/members/K/file/c-1.sealed#.webp 240w, /members/K/file/d-1.sealed#.webp 800w">
    <a href="/members/K/file/e-1.sealed#my%20paper.pdf"><b>Paper</b></a>
    <a href="/members/K/file/f-1.sealed#lullaby.mp3">Sound</a>`;
  openAttachments();
  const picture = (id: string) => document.getElementById(id) as HTMLImageElement;
  for (const [id, width] of [
    ['a', 100],
    ['b', 700],
  ] as const) {
    Object.defineProperty(picture(id), 'clientWidth', { value: width });
  }
  expect(asked()).toEqual([]);
  reportNear(picture('a'));
  await waitFor(() => expect(picture('a').src).toBe('blob:opened'));
  expect(asked()).toEqual(['/members/K/file/a-1.sealed']);

  // Without a connection the size that is saved takes the place of the one that fits.
  vi.mocked(fetchSealedFile).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  reportNear(picture('b'));
  await waitFor(() => expect(picture('b').src).toBe('blob:opened'));
  expect(asked().slice(1)).toEqual(['/members/K/file/d-1.sealed', '/members/K/file/c-1.sealed']);
  expect(warn).toHaveBeenCalledOnce();

  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('b')!.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true); // the browser would save the sealed bytes
  await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
  expect(clicked.mock.contexts[0]).toMatchObject({ download: 'my paper.pdf', href: 'blob:opened' });
  expect(asked()[3]).toBe('/members/K/file/e-1.sealed');
});
