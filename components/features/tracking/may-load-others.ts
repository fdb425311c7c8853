import { keptKeysIn } from '../../lib/device-storage';
import { isLoggedIn } from '../../lib/member';
import { ownPolicy } from '../../navigation/page-data';

/**
 * Whether code of others may run here: never for members, where a diary, a plan or answers are kept
 * in this browser or, on a shared computer, in this tab, which it could read, or where the address contains a plan, a night or an e-mail
 * address, as the booking service can give to the page that it leads to.
 */
export function mayLoadOthers(): boolean {
  const { hash, search } = location;
  const isOpen = ownPolicy(document) === undefined && !isLoggedIn() && !keepsSomething();
  return isOpen && !/#.*=|@|%40/.test(search + hash);
}

function keepsSomething(): boolean {
  try {
    return [localStorage, sessionStorage].some((storage) => keptKeysIn(storage).length > 0);
  } catch {
    return false; // the browser refuses storage
  }
}
