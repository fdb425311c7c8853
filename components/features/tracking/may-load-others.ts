import { isLoggedIn } from '../../lib/member';
import { ownPolicy } from '../../navigation/page-data';

/**
 * Whether code of others may run here: never for members, or where the address contains a plan, a
 * night or an e-mail address, as the booking service can give to the page that it leads to.
 */
export function mayLoadOthers(): boolean {
  const { hash, search } = location;
  return ownPolicy(document) === undefined && !isLoggedIn() && !/#.*=|@|%40/.test(search + hash);
}
