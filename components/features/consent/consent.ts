import { deviceStorage } from '../../lib/device-storage';
import type { Granted, Purpose } from '../../lib/granted';
import { listen } from '../../lib/listen';
import type { Tracking } from '../../lib/schema.gen';

/** The visitor's choice, and when it was made. */
export interface Consent {
  granted: Granted;
  /** The moment of the choice, as an ISO date and time. */
  at: string;
  version: number;
}

const KEY = 'consent';

/** Increase it when the question changes: every visitor is then asked again. */
const VERSION = 2;

const CHANGED = 'nightlight:consent';

let askedAgain = false;
let unstored: Consent | undefined;

/** The purposes that this site asks about: those for which it has an ID. */
export function askedPurposes({ tagId, analyticsId }: Tracking): Purpose[] {
  const ids: Record<Purpose, string> = { adverts: tagId, analytics: analyticsId };
  return (['adverts', 'analytics'] as const).filter((purpose) => ids[purpose]);
}

/** The choice that allows these purposes and no others. */
export function allow(purposes: Purpose[]): Granted {
  return { adverts: purposes.includes('adverts'), analytics: purposes.includes('analytics') };
}

/** The visitor's choice, if there is a valid one. */
export function readConsent(): Consent | undefined {
  if (unstored) return unstored;
  try {
    const stored: unknown = JSON.parse(deviceStorage().getItem(KEY) ?? 'null');
    return isConsent(stored) ? stored : undefined;
  } catch {
    return undefined; // storage is refused, or its value is not JSON
  }
}

/** Stores a choice. If the browser refuses storage, it lasts as long as the document. */
export function choose(granted: Granted): void {
  const consent: Consent = { granted, at: new Date().toISOString(), version: VERSION };
  try {
    deviceStorage().setItem(KEY, JSON.stringify(consent));
    unstored = undefined;
  } catch {
    unstored = consent;
  }
  askedAgain = false;
  dispatchEvent(new Event(CHANGED));
}

/** Shows the question again; the old choice remains valid until a new one is made. */
export function askAgain(): void {
  askedAgain = true;
  dispatchEvent(new Event(CHANGED));
}

/** Whether the question is shown, and whether for the first time or at the visitor's request. */
export function openQuestion(): 'first' | 'again' | undefined {
  if (askedAgain) return 'again';
  return readConsent() ? undefined : 'first';
}

/** Calls `notify` after each change, in this tab, in another, or when Back shows this page again. */
export function subscribe(notify: () => void): () => void {
  return listen(window, `${CHANGED} storage pageshow`, notify);
}

function isConsent(value: unknown): value is Consent {
  const { granted, at, version } = (value ?? {}) as Partial<Record<keyof Consent, unknown>>;
  const { adverts, analytics } = (granted ?? {}) as Partial<Record<Purpose, unknown>>;
  const known = typeof adverts === 'boolean' && typeof analytics === 'boolean';
  return known && version === VERSION && typeof at === 'string' && !Number.isNaN(Date.parse(at));
}
