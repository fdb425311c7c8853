import { EDITOR_USER, LOGGED_IN, keptKeysIn } from '../../lib/device-storage';
import { ownPolicy } from '../../navigation/page-data';

/**
 * Whether third-party code may run here. Never for members, where it could read a diary, plan or
 * answers stored in this browser or, on a shared computer, in this tab, or an author's token. Nor
 * in a document whose current, original or referring address contains a plan, a night, an email
 * address or data from the booking service: a tag also reads addresses, and receives events queued
 * before it loaded.
 */
export function mayLoadOthers(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  const addresses = `${location.search + location.hash} ${opened?.name} ${document.referrer}`;
  const isOpen = ownPolicy(document) === undefined && !keepsSomething();
  return isOpen && !/#.*=|@|%40|[?&](invitee|event|answer|\w*name)\w*=/i.test(addresses);
}

/** Checks the browser's storage as well as the tab's, because third-party code could reach either. */
function keepsSomething(): boolean {
  try {
    const isKeptIn = (storage: Storage) =>
      keptKeysIn(storage).length > 0 || storage.getItem(LOGGED_IN) === 'true';
    return isKeptIn(localStorage) || isKeptIn(sessionStorage) || EDITOR_USER in localStorage;
  } catch {
    return false; // the browser refuses storage
  }
}
