// @ts-check
// Faults of a browser that a page must survive.

/**
 * @typedef {object} Fault
 * @property {string} name
 * @property {() => void} [install] runs in each document before its own scripts
 * @property {RegExp} [blocked] which of the site's own files do not arrive
 * @property {{ flag: boolean, sealed: boolean }} reads whether a logged-in
 *   member can still read; if not, the page and the login say so
 */

const everything = { flag: true, sealed: true };
const onlyFlag = { flag: true, sealed: false };
const nothing = { flag: false, sealed: false };

/** Other hosts never answer in any of these trials. @type {Fault[]} */
export const faults = [
  { name: 'storage and cookies that are blocked', install: blockStorage, reads: nothing },
  { name: 'storage that throws on each use', install: breakStorage, reads: nothing },
  { name: 'storage that is full', install: fillStorage, reads: everything },
  { name: 'a database that is refused', install: refuseDatabase, reads: onlyFlag },
  { name: 'a database that never answers', install: silenceDatabase, reads: onlyFlag },
  { name: 'cookies that are off', install: disableCookies, reads: everything },
  {
    name: 'third parties, and own files with telling names, on a list of blocked ones',
    blocked: /\/assets\/[^/]*(tag|track|consent|cookie|analytic|advert)/i,
    reads: everything,
  },
];

/** A browser whose user blocks all cookies: reading the storage properties throws. */
function blockStorage() {
  const refuse = () => {
    throw new DOMException('refused by the trial', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, { get: refuse });
  }
  Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
  Object.defineProperty(navigator, 'cookieEnabled', { value: false });
  ServiceWorkerContainer.prototype.register = async () => refuse();
}

/** Some private windows: storage exists, but every use of it throws. */
function breakStorage() {
  const refuse = () => {
    throw new DOMException('refused by the trial', 'InvalidStateError');
  };
  Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse, removeItem: refuse });
  Object.assign(IDBFactory.prototype, { open: refuse, deleteDatabase: refuse });
  const reject = async () => refuse();
  Object.assign(CacheStorage.prototype, { open: reject, match: reject, delete: reject });
}

/** A full phone: storage can be read, but nothing can be added. */
function fillStorage() {
  const refuse = () => {
    throw new DOMException('full by the trial', 'QuotaExceededError');
  };
  Storage.prototype.setItem = refuse;
  Object.assign(IDBObjectStore.prototype, { put: refuse, add: refuse });
  Cache.prototype.put = async () => refuse();
}

/** Firefox set to never remember history. */
function refuseDatabase() {
  const refuse = () => {
    throw new DOMException('refused by the trial', 'SecurityError');
  };
  Object.assign(IDBFactory.prototype, { open: refuse, deleteDatabase: refuse });
}

/** Safari, sometimes, after it resumes. */
function silenceDatabase() {
  const wait = () => /** @type {IDBOpenDBRequest} */ (new EventTarget());
  Object.assign(IDBFactory.prototype, { open: wait, deleteDatabase: wait });
  CacheStorage.prototype.match = () => new Promise(() => {});
}

function disableCookies() {
  Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  Object.defineProperty(navigator, 'cookieEnabled', { value: false });
}
