import { EDITOR_USER, LOGGED_IN, keptKeysIn } from '../../lib/device-storage';
import { ownPolicy } from '../../navigation/page-data';

/**
 * Whether code of others may run here: never for members, where it could read a diary, a plan or
 * answers that are kept in this browser or, on a shared computer, in this tab, or the token of an
 * author, nor in a document whose address, as it is, was opened or was come from, contains a plan, a
 * night, an e-mail address or what the booking service tells the page that it leads to: a tag reads
 * those too, and hears what was reported before it came.
 */
export function mayLoadOthers(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  const addresses = `${location.search + location.hash} ${opened?.name} ${document.referrer}`;
  const isOpen = ownPolicy(document) === undefined && !keepsSomething();
  return isOpen && !/#.*=|@|%40|[?&](invitee|event|answer|\w*name)\w*=/i.test(addresses);
}

/** Says so of the browser as well as of the tab: a login of the other is within reach. */
function keepsSomething(): boolean {
  try {
    const isKeptIn = (storage: Storage) =>
      keptKeysIn(storage).length > 0 || storage.getItem(LOGGED_IN) === 'true';
    return isKeptIn(localStorage) || isKeptIn(sessionStorage) || EDITOR_USER in localStorage;
  } catch {
    return false; // the browser refuses storage
  }
}
