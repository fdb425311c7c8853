import { beforeEach, describe, expect, it, vi } from 'vitest';
import { canonicalPath, interceptLinks, PREFETCH_AFTER_MS } from './links';

/** The address of the page on the screen, if it differs from the browser's. */
let address: string | undefined;
const follow = vi.fn();
const prefetch = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  follow.mockClear();
  prefetch.mockClear();
  address = undefined;
  history.replaceState(null, '', '/');
  return interceptLinks({ base: () => address ?? location.href, follow, prefetch });
});

/** The first link of some HTML. */
function link(html: string): Element {
  document.body.innerHTML = html;
  return document.querySelector('a')!;
}

/** Clicks, and returns whether the browser would follow the link itself. */
function click(element: Element, init: MouseEventInit = {}): boolean {
  return element.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ...init }),
  );
}

function fire(element: Element, type: string) {
  element.dispatchEvent(new Event(type, { bubbles: true }));
}

describe('a click', () => {
  it('leads on from the page that is shown, while the address is another’s already', () => {
    address = 'http://localhost:3000/services?from=mail#prices';
    click(link('<a href="#place">Place</a>'));
    expect(follow).toHaveBeenCalledWith('http://localhost:3000/services?from=mail#place', false);
    click(link('<a href="#prices">Prices</a>'));
    expect(follow).toHaveBeenLastCalledWith(address, true);
  });

  it('on a word within a link is a click on the link', () => {
    click(link('<a href="/services"><strong>Services</strong></a>').firstElementChild!);
    expect(follow).toHaveBeenCalledOnce();
  });

  it('on a link to the page itself replaces its entry', () => {
    click(link('<a href="/">Home</a>'));
    expect(follow).toHaveBeenCalledWith('http://localhost:3000/', true);
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('with %s is the browser’s', (key) => {
    expect(click(link('<a href="/services">Services</a>'), { [key]: true })).toBe(true);
    expect(follow).not.toHaveBeenCalled();
  });

  it('with another button is the browser’s', () => {
    click(link('<a href="/services">Services</a>'), { button: 1 });
    expect(follow).not.toHaveBeenCalled();
  });

  it.each([
    ['to another site', '<a href="https://example.org/">Example</a>'],
    ['to a file', '<a href="/feed.xml">Feed</a>'],
    ['to a download', '<a href="/plan" download>Plan</a>'],
    ['to another tab', '<a href="/services" target="_blank">Services</a>'],
    ['to an e-mail address', '<a href="mailto:a@b.example">Mail</a>'],
    ['that is no address', '<a href="http://[">Broken</a>'],
    ['that is a drawing’s', '<svg><a href="/services"><text>Services</text></a></svg>'],
  ])('on a link %s is the browser’s', (_, html) => {
    click(link(html));
    expect(follow).not.toHaveBeenCalled();
  });

  it('that a component has answered is left alone', () => {
    const answered = link('<a href="/services">Services</a>');
    answered.addEventListener('click', (event) => event.preventDefault());
    click(answered);
    expect(follow).not.toHaveBeenCalled();
  });
});

describe('a page is prefetched', () => {
  it('once the focus has rested on its link, and not when Tab only passes', () => {
    const passed = link('<a href="/services">Services</a><a href="/contact">Contact</a>');
    fire(passed, 'focusin');
    vi.advanceTimersByTime(50);
    fire(passed.nextElementSibling!, 'focusin');
    vi.advanceTimersByTime(PREFETCH_AFTER_MS);
    expect(prefetch).toHaveBeenCalledExactlyOnceWith('/contact');
  });

  it('not when it is on the screen', () => {
    fire(link('<a href="/#testimonials">Stories</a>'), 'pointerdown');
    expect(prefetch).not.toHaveBeenCalled();
  });

  it('not for a visitor who saves data', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    fire(link('<a href="/services">Services</a>'), 'pointerdown');
    expect(prefetch).not.toHaveBeenCalled();
  });
});

it.each([
  ['/', '/'],
  ['/services/', '/services'],
  ['//', '/'],
  ['//login//', '/login'],
  ['//elsewhere.example/..%2flogin', '/elsewhere.example/..%2flogin'],
])('The path of a page %s is %s, which names no other host', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});
