import { isLoggedIn } from '../../lib/member';
import { planCode } from '../../lib/plan-link';
import { ownPolicy } from '../../navigation/page-data';

/** Whether code of others may run here: never for members, or where the address contains a plan. */
export function mayLoadOthers(): boolean {
  return (
    ownPolicy(document) === undefined && !isLoggedIn() && planCode(location.hash) === undefined
  );
}
