import { isLoggedIn } from '../../lib/member';
import { ownPolicy } from '../../navigation/page-data';

/** Whether code of others may run here: never for members, or where the address contains a plan or a night. */
export function mayLoadOthers(): boolean {
  return ownPolicy(document) === undefined && !isLoggedIn() && !location.hash.includes('=');
}
