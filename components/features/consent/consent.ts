/** What the visitor has decided about advertising cookies, and when. */
export interface Consent {
  choice: 'accepted' | 'rejected';
  /** The moment of the choice, as an ISO date and time. */
  at: string;
  version: number;
}

const KEY = 'consent';

/** Increase it when the question changes: every visitor is then asked again. */
const VERSION = 1;

const listeners = new Set<() => void>();
let askedAgain = false;
let unstored: Consent | undefined;

/** The visitor's choice, if there is a valid one. */
export function readConsent(): Consent | undefined {
  if (unstored) return unstored;
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isConsent(stored) ? stored : undefined;
  } catch {
    return undefined; // storage is refused, or its value is not JSON
  }
}

/** Stores a choice. Where the browser refuses storage it lasts as long as the document. */
export function choose(choice: Consent['choice']): void {
  const consent: Consent = { choice, at: new Date().toISOString(), version: VERSION };
  try {
    localStorage.setItem(KEY, JSON.stringify(consent));
    unstored = undefined;
  } catch {
    unstored = consent;
  }
  askedAgain = false;
  notifyListeners();
}

/** Shows the question again; the old choice is valid until there is a new one. */
export function askAgain(): void {
  askedAgain = true;
  notifyListeners();
}

/** Whether the question is shown: for the first time, or because the visitor asked for it. */
export function openQuestion(): 'first' | 'again' | undefined {
  if (askedAgain) return 'again';
  return readConsent() ? undefined : 'first';
}

/**
 * Calls `notify` after each change, here or in another tab. A page that the browser keeps
 * for its back button gets no storage event, but a pageshow when it comes back.
 */
export function subscribe(notify: () => void): () => void {
  const events = ['storage', 'pageshow'];
  listeners.add(notify);
  for (const event of events) addEventListener(event, notify);
  return () => {
    listeners.delete(notify);
    for (const event of events) removeEventListener(event, notify);
  };
}

function notifyListeners() {
  listeners.forEach((notify) => notify());
}

function isConsent(value: unknown): value is Consent {
  if (typeof value !== 'object' || value === null) return false;
  const { choice, at, version } = value as Partial<Record<keyof Consent, unknown>>;
  const known = choice === 'accepted' || choice === 'rejected';
  return known && version === VERSION && typeof at === 'string' && !Number.isNaN(Date.parse(at));
}
