// Intercepts what a component can ask of its environment: clock, randomness, time zone, language,
// and what only browsers have. Each answer can be varied to render a page as it would be elsewhere.
// The result must not change: otherwise the browser would show something else than the document.

/**
 * Two other environments. In the first, 200 days ahead, every part of a date differs. By clock and
 * by zone, both are a third of a day apart from here and each other: another part of the day.
 */
const ELSEWHERE = [
  { hours: 200 * 24 + 8, zone: 'Australia/Eucla', locale: 'de-DE', wide: false },
  { hours: 16, zone: 'Pacific/Pitcairn', locale: 'ar-EG', wide: true },
];

let place; // the environment that answers; undefined for this one
let asked = 0; // the number of questions asked
let questions = 0; // the same, for the last attempt
let before = Infinity; // questions from this number on are answered as here
let wanted; // the number of the question to name
let question; // its error, whose stack leads to the component
let answered = new Map(); // by topic, whether its questions are answered as elsewhere
let kept; // the error of the first read of a visitor's storage

/** Answers a question. Questions that must be answered alike share a topic. */
function ask(name, here, there, topic) {
  const number = asked++;
  if (number === wanted) question = new Error(name);
  const isElsewhere = answered.get(topic) ?? Boolean(place && number < before);
  if (topic) answered.set(topic, isElsewhere);
  return isElsewhere ? there(place) : here();
}

/** Answers questions below `end` as in another environment from now on. */
function goTo(elsewhere, end = Infinity) {
  [place, before, asked, draws] = [elsewhere, end, 0, 0];
  answered = new Map();
}

/**
 * Returns what a function returns, which must be the same wherever it runs.
 *
 * @param first runs it here.
 * @param again runs it once more.
 * @throws Error at the question whose answer changes the result.
 */
function sameEverywhere(first, again = first) {
  goTo(undefined);
  const result = first();
  if (asked > 0) for (const elsewhere of ELSEWHERE) compare(result, elsewhere, again);
  return result;
}

/** Compares the result of a function here with its result elsewhere. */
function compare(result, elsewhere, again) {
  const attempt = (end) => {
    goTo(elsewhere, end);
    return tried(again);
  };
  const other = attempt(Infinity);
  if (other === result && !kept) return;
  if (!kept) {
    wanted = firstOf(questions, (end) => attempt(end) !== result);
    attempt(Infinity);
  }
  throw differing(result, other);
}

/** Returns the number of the first question, of those asked, whose answer makes a difference. */
function firstOf(count, differs) {
  let [same, end] = [0, count];
  while (end - same > 1) {
    const middle = (same + end) >> 1;
    if (differs(middle)) end = middle;
    else same = middle;
  }
  return same;
}

/** Returns a function's result, or the message of its error. Answers as here afterwards. */
function tried(run) {
  [kept, question] = [undefined, undefined];
  try {
    return run();
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  } finally {
    questions = asked;
    goTo(undefined);
  }
}

/** Shows the first text or tag that differs, on each side. */
function difference(here, other) {
  let at = 0;
  while (at < here.length && here[at] === other[at]) at++;
  const [tag, text] = [here.lastIndexOf('<', at - 1), here.lastIndexOf('>', at - 1) + 1];
  const isTag = tag >= text;
  const shown = (html) => {
    const end = isTag ? html.indexOf('>', at) + 1 : html.indexOf('<', at);
    return excerpt(html, isTag ? tag : text, end > 0 ? end : html.length, at);
  };
  return `The server shows “${shown(here)}”, a browser “${shown(other)}”.`;
}

/** How many characters of a long text to show before and after the difference. */
const AROUND = 60;

function excerpt(html, start, end, at) {
  const [from, to] = [Math.max(start, at - AROUND), Math.min(end, at + AROUND)];
  return (from > start ? '…' : '') + html.slice(from, to) + (to < end ? '…' : '');
}

/** Returns the error at the question whose answer changes the page. */
function differing(here, other) {
  const error = kept ?? question ?? new Error('What is kept outside of a component');
  const changes = /clock|random|kept outside/i.test(error.message);
  error.name = '';
  if (kept) error.message += ' is another for each visitor.';
  else error.message += ` makes it another page ${changes ? 'each time' : 'in the browser'}.`;
  error.message += ' Ask for it in an effect, which only runs in the browser.';
  if (here !== other) error.detail = difference(here, other);
  [wanted, kept, question] = [];
  return error;
}

let draws = 0;
const { env: environment } = process;
const { TZ: homeZone } = environment;
const RealDate = Date;

/** Runs a function in the time zone of an environment. */
function inZone({ zone }, run) {
  environment.TZ = zone;
  try {
    return run();
  } finally {
    if (homeZone === undefined) delete environment.TZ;
    else environment.TZ = homeZone;
  }
}

watchTime();
watchLanguage();
watchChance();
watchGlobals();

function watchTime() {
  const { now } = Date;
  Date.now = () => ask('The clock', now, ({ hours }) => now() + hours * 3_600_000 + 754_321);
  const read = Date.now;
  const isLocal = (args) =>
    args.length > 1 ||
    (typeof args[0] === 'string' &&
      !/(Z|GMT|UTC|[+-]\d\d:?\d\d|^\d{4}(-\d\d){0,2})$/i.test(args[0]));
  globalThis.Date = new Proxy(RealDate, {
    construct(target, args, made) {
      const make = () => Reflect.construct(target, args.length ? args : [read()], made);
      return isLocal(args) ? ask('The time zone', make, (there) => inZone(there, make)) : make();
    },
    apply: (target) => new target(read()).toString(),
  });
  RealDate.prototype.constructor = globalThis.Date;
  const local = /^(get|set)(?!UTC|Time$)|^to(String|DateString|TimeString)$/;
  for (const name of Object.getOwnPropertyNames(RealDate.prototype)) {
    if (local.test(name)) watch(RealDate.prototype, name, 'The time zone', () => false, inZone);
  }
}

/** Wraps a method in a question. `settles` reports that the arguments fix the answer. */
function watch(owner, name, what, settles, there) {
  const real = owner[name];
  owner[name] = function (...args) {
    const run = (given = args) => real.apply(this, given);
    return settles(args) ? run() : ask(what, run, (elsewhere) => there(elsewhere, run, args));
  };
}

function watchLanguage() {
  const inLanguage = ({ locale }, run, [, ...rest]) => run([locale, ...rest]);
  const inBoth = (there, run, [locales, options]) =>
    run([locales ?? there.locale, { timeZone: there.zone, ...options }]);
  const hasLocale = ([locale]) => locale !== undefined;
  const hasBoth = ([locale, options]) => locale !== undefined && options?.timeZone !== undefined;
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']) {
    watch(RealDate.prototype, name, 'The language or time zone', hasBoth, inBoth);
  }
  watch(Number.prototype, 'toLocaleString', 'The language', hasLocale, inLanguage);
  for (const name of ['toLocaleUpperCase', 'toLocaleLowerCase']) {
    watch(String.prototype, name, 'The language', hasLocale, inLanguage);
  }
  watch(
    String.prototype,
    'localeCompare',
    'The language',
    ([, locale]) => locale !== undefined,
    ({ locale }, run, [other, , options]) => run([other, locale, options]),
  );
  for (const name of Object.getOwnPropertyNames(Intl)) {
    const real = Intl[name];
    if (typeof real !== 'function' || !/^[A-Z]/.test(name) || name === 'Locale') continue;
    const [settles, there] =
      name === 'DateTimeFormat' ? [hasBoth, inBoth] : [hasLocale, inLanguage];
    const make = (args, run) =>
      settles(args)
        ? run(args)
        : ask(
            'The language or time zone',
            () => run(args),
            (elsewhere) => there(elsewhere, run, args),
          );
    Intl[name] = new Proxy(real, {
      construct: (target, args, made) =>
        make(args, (given) =>
          Reflect.construct(target, given, made === Intl[name] ? target : made),
        ),
      apply: (target, self, args) => make(args, (given) => target(...given)),
    });
  }
}

function watchChance() {
  const drawn = () => (++draws * 0.618034) % 1;
  Math.random = () => ask('Math.random()', drawn, () => 1 - drawn());
  for (const name of ['randomUUID', 'getRandomValues']) {
    const real = crypto[name].bind(crypto);
    crypto[name] = (...args) =>
      ask(
        `${name}()`,
        () => real(...args),
        () => real(...args),
      );
  }
  const now = performance.now.bind(performance);
  // React itself reads the clock in development.
  performance.now = () =>
    /react-dom/.test(new Error('').stack.split('\n', 3)[2])
      ? now()
      : ask('The clock', now, () => now() + 754_321);
}

/** Intercepts the globals that differ between browsers and Node. */
function watchGlobals() {
  const objects =
    `window self document location history screen localStorage sessionStorage navigator
    visualViewport indexedDB caches frames top parent customElements speechSynthesis cookieStore
    navigation scheduler clientInformation`.split(/\s+/);
  const functions =
    `matchMedia getComputedStyle requestAnimationFrame requestIdleCallback getSelection
    IntersectionObserver ResizeObserver MutationObserver DOMParser HTMLElement Element Image Audio
    Notification XMLHttpRequest Worker addEventListener`.split(/\s+/);
  const numbers = `innerWidth innerHeight outerWidth outerHeight scrollX scrollY pageYOffset
    devicePixelRatio isSecureContext crossOriginIsolated origin`.split(/\s+/);
  const onlyInNode = ['process', 'Buffer', 'global', 'setImmediate', 'clearImmediate'];
  const browsers = new Map([
    ...objects.map((name) => [name, (there) => standIn(name, there, {})]),
    ...functions.map((name) => [name, (there) => standIn(name, there, function () {})]),
    ...numbers.map((name) => [name, (there) => values(there)[name]]),
    ...onlyInNode.map((name) => [name, () => undefined]),
  ]);
  const missing = new Map();
  for (const [name, there] of browsers) {
    const own = Object.getOwnPropertyDescriptor(globalThis, name);
    if (!own) missing.set(name, there);
    else if (own.configurable) {
      const real = own.get ? () => own.get.call(globalThis) : () => own.value;
      const get = () => ask(name, real, there, name);
      Object.defineProperty(globalThis, name, {
        configurable: true,
        get,
        set: (value) => own.set?.call(globalThis, value),
      });
    }
  }
  // A missing name stays missing here, with the engine's own error message.
  const has = (name) =>
    missing.has(name) &&
    ask(
      name,
      () => false,
      () => true,
      name,
    );
  const parent = Object.getPrototypeOf(globalThis);
  Object.setPrototypeOf(
    globalThis,
    new Proxy(parent, {
      has: (_, name) => has(name) || Reflect.has(parent, name),
      get: (_, name, self) =>
        missing.has(name)
          ? ask(name, () => undefined, missing.get(name), name)
          : Reflect.get(parent, name, self),
    }),
  );
}

/** The values of a browser's properties, whichever object has them. */
function values({ wide, locale, zone }) {
  const width = wide ? 1920 : 360;
  const all = (value, names) => Object.fromEntries(names.split(' ').map((name) => [name, value]));
  return {
    ...all(width, 'innerWidth outerWidth clientWidth availWidth width scrollX scrollY pageYOffset'),
    ...all(width / 2, 'innerHeight outerHeight clientHeight availHeight height'),
    ...all(
      wide,
      'matches onLine cookieEnabled hidden saveData isSecureContext crossOriginIsolated',
    ),
    ...all(wide ? 8 : 2, 'hardwareConcurrency deviceMemory'),
    ...all(locale, 'language vendor'),
    ...all(zone, 'referrer title state'),
    ...all(`${locale}.example`, 'host hostname'),
    devicePixelRatio: wide ? 2 : 3,
    languages: [locale],
    userAgent: `Browser ${locale}`,
    platform: `Platform ${locale}`,
    maxTouchPoints: wide ? 0 : 5,
    href: `https://${locale}.example/?at=${zone}#${zone}`,
    search: `?at=${zone}`,
    hash: `#${zone}`,
    pathname: `/${zone}`,
    origin: `https://${locale}.example`,
    protocol: wide ? 'https:' : 'http:',
    port: wide ? '8080' : '',
    visibilityState: wide ? 'hidden' : 'visible',
    readyState: wide ? 'complete' : 'loading',
    permission: wide ? 'granted' : 'denied',
    effectiveType: wide ? '4g' : '2g',
    length: wide ? 3 : 1,
    orientation: wide ? 0 : 90,
    colorDepth: wide ? 24 : 30,
  };
}

/** The objects and properties with a visitor's stored data. */
const KEPT = new Set([
  'localStorage',
  'sessionStorage',
  'cookie',
  'indexedDB',
  'caches',
  'cookieStore',
]);

/** Stands in for any object of a browser. */
function standIn(name, there, target) {
  const known = values(there);
  return new Proxy(target, {
    get(_, key) {
      if (key === Symbol.toPrimitive)
        return (hint) => (hint === 'number' ? known.width : there.zone);
      if (key === Symbol.iterator) return function* () {};
      if (key === 'then' || (typeof key === 'symbol' && key !== Symbol.hasInstance))
        return undefined;
      if (key === 'prototype') return target.prototype;
      if (KEPT.has(name) || key === 'cookie') {
        kept ??= new Error(key === 'cookie' ? 'document.cookie' : name);
      }
      if (key === 'getItem' || key === 'cookie') return key === 'cookie' ? '' : () => null;
      return name !== 'localStorage' && key in known
        ? known[key]
        : standIn(
            String(key),
            there,
            KEPT.has(key) || key === 'documentElement' ? {} : function () {},
          );
    },
    has: () => true,
    apply: () => standIn(name, there, function () {}),
    construct: () => standIn(name, there, {}),
    getOwnPropertyDescriptor: (_, key) => Reflect.getOwnPropertyDescriptor(target, key),
  });
}
