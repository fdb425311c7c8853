import { listen } from '../lib/listen';
import { readPage } from './page-data';
import { fetchSealedFile } from './sealed-file';

const LOAD_TIMEOUT_MS = 60_000;

const AUDIO = /\.(aac|flac|m4a|mp3|oga|ogg|opus|wav)$/i;

/** Object URLs by the address of the sealed file, so that each file is decrypted once per document. */
const opened = new Map<string, Promise<string>>();

let isStarted = false;

/**
 * Shows pictures and opens files that are sealed like the pages of the library. The build writes
 * the addresses of a picture's sealed files, in several widths, to `data-sealed`, and links lead to
 * sealed files; the file name follows a # (generator/base/library/attachments.go). A picture is
 * decrypted when it comes near the viewport, a file when its link is clicked.
 */
export function openAttachments(): void {
  if (isStarted) return;
  isStarted = true;
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        void show(target as HTMLImageElement);
      }
    },
    { rootMargin: '100%' },
  );
  const observe = () => {
    for (const picture of document.querySelectorAll('img[data-sealed]')) near.observe(picture);
  };
  new MutationObserver(observe).observe(document.body, { childList: true, subtree: true });
  observe();
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link?.pathname.endsWith('.sealed')) return;
    event.preventDefault();
    follow(link).catch(() => {
      const note = Object.assign(document.createElement('span'), { role: 'alert' });
      note.textContent = ` ${readPage(document).page.site.words.partNotLoaded}`;
      link.after(note);
    });
  };
  listen(document, 'click auxclick', onClick); // a new tab would show it encrypted
}

/** Shows a picture in the width that fits, or in another one if that cannot be loaded. */
async function show(picture: HTMLImageElement) {
  const files = (picture.dataset.sealed ?? '').split(', ').map((candidate) => {
    const [address = '', width] = candidate.split(' ');
    return { address, width: parseInt(width ?? '0') };
  });
  delete picture.dataset.sealed;
  const needed = picture.clientWidth * devicePixelRatio;
  const fitting = files.findIndex(({ width }) => width >= needed);
  const [first] = files.splice(fitting, 1); // the last one if none is wide enough
  for (const { address } of [first!, ...files.reverse()]) {
    try {
      picture.src = await open(address);
      return;
    } catch (error) {
      console.warn('A picture could not be opened.', error);
    }
  }
}

/** Saves the file that a link leads to, or plays it below the link. */
async function follow(link: HTMLAnchorElement) {
  const name = nameOf(link.href);
  link.setAttribute('aria-busy', 'true');
  try {
    const blob = await open(link.href);
    if (AUDIO.test(name)) {
      const player = Object.assign(new Audio(blob), { controls: true });
      link.replaceWith(player);
      await player.play();
      return;
    }
    Object.assign(document.createElement('a'), { href: blob, download: name }).click();
  } finally {
    link.removeAttribute('aria-busy');
  }
}

function open(reference: string): Promise<string> {
  const { pathname } = new URL(reference, location.href);
  let blob = opened.get(pathname);
  if (!blob) {
    blob = load(pathname, nameOf(reference));
    opened.set(pathname, blob);
    blob.catch(() => opened.delete(pathname));
  }
  return blob;
}

async function load(address: string, name: string): Promise<string> {
  const file = await fetchSealedFile(address, AbortSignal.timeout(LOAD_TIMEOUT_MS));
  // Browsers detect the type of all other files.
  const type = name.endsWith('.svg') ? 'image/svg+xml' : '';
  return URL.createObjectURL(new Blob([await file.arrayBuffer()], { type }));
}

function nameOf(reference: string): string {
  return decodeURIComponent(new URL(reference, location.href).hash.slice(1));
}
