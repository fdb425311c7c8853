// @ts-check
// Checks finished pages against what they may contain, whatever an author has written.

// @ts-expect-error it has no types
import { JSDOM } from 'jsdom';

const elements = new Set(
  `html head meta title link script body div template p a span em strong del code pre br hr ul ol li h1 h2 h3 h4
  table thead tbody tr th td sup section article header footer nav main aside figure figcaption blockquote img
  picture source button form label input dialog time address details summary small dl dt dd b i cite noscript
  svg g path circle ellipse rect line polyline polygon defs use mask clippath lineargradient radialgradient stop
  text symbol desc search fieldset legend output audio video select option textarea mark kbd caption colgroup col
  s u q wbr bdi abbr`.split(/\s+/),
);

const addresses = /^(href|src|action|formaction|xlink:href|data|poster|ping|background)$/i;

/** The parts of a finished page that violate the policy. */
export function faultsIn(/** @type {string} */ html) {
  const { document } = new JSDOM(html).window;
  const templates = [...document.querySelectorAll('template')];
  const all = [document, ...templates.map(({ content }) => content)].flatMap((root) => [
    ...root.querySelectorAll('*'),
  ]);
  const faults = all.flatMap(faultsOf);
  const scripts = document.querySelectorAll('script:not([src]):not([type])');
  if (scripts.length !== 1) faults.push(`${scripts.length} inline scripts`);
  return faults;
}

/** @returns {string[]} */
function faultsOf(/** @type {Element} */ element) {
  const name = element.localName.toLowerCase();
  const faults = elements.has(name) ? [] : [`<${name}>`];
  for (const { name: attribute, value } of element.attributes) {
    if (!isAllowed(element, attribute.toLowerCase(), value))
      faults.push(`${name} ${attribute}=${value}`);
  }
  return faults;
}

function isAllowed(
  /** @type {Element} */ element,
  /** @type {string} */ attribute,
  /** @type {string} */ value,
) {
  if (attribute.startsWith('on') || attribute === 'style' || attribute === 'srcdoc') return false;
  if (attribute === 'http-equiv') return value === 'Content-Security-Policy';
  if (/srcset$/.test(attribute)) return value.split(',').every((part) => isOwn(part.trim()));
  return !addresses.test(attribute) || isOwn(value) || leadsElsewhere(element, value);
}

/** Whether browsers resolve an address to this site. */
function isOwn(/** @type {string} */ address) {
  const base = 'https://site.test/';
  return URL.canParse(address, base) && new URL(address, base).origin === new URL(base).origin;
}

/** Whether an address leads to another site, and only when a visitor follows it. */
function leadsElsewhere(/** @type {Element} */ element, /** @type {string} */ address) {
  const isFollowed = element.matches('a, link[rel=canonical], link[rel=alternate]');
  return isFollowed && /^(https?|mailto|tel):/.test(address);
}

/** Markup that this check, and a browser under the real headers, must refuse. */
export const planted = {
  handler: '<p onclick="alert(1)">words</p>',
  'handler-of-a-drawing': '<svg onload="alert(1)"></svg>',
  script: '<script>alert(1)</script>',
  'script-from-elsewhere': '<script src="https://elsewhere.example/a.js"></script>',
  style: '<p style="color: red">words</p>',
  'style-from-elsewhere': '<link rel="stylesheet" href="https://elsewhere.example/a.css">',
  address: '<a href="javascript:alert(1)" data-planted>words</a>',
  frame: '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  picture: '<img src="https://elsewhere.example/a.png" alt="">',
};
