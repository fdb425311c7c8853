import { attempt } from './queue';

/*
 * The number under which a booking or a purchase is reported, so that it counts once. It
 * is stored only with the visitor's consent to measuring adverts; without it the number
 * lasts for the one change of page that needs it.
 */

/** What is numbered, and the key of its number in the tab's storage. */
export type Numbered = 'booking-transaction' | 'purchase-transaction';

const everything: Numbered[] = ['booking-transaction', 'purchase-transaction'];

/** The numbers in use in this document. */
const inUse = new Map<Numbered, string>();

let mayStore = false;

/** Stores the numbers in use, or with a refusal removes those that are stored. */
export function storeTransactions(allowed: boolean): void {
  mayStore = allowed;
  for (const what of everything) {
    const id = inUse.get(what);
    if (!allowed) attempt(what, () => sessionStorage.removeItem(what));
    else if (id) store(what, id);
  }
}

/** Gives what begins now a number of its own. */
export function createTransaction(what: Numbered, prefix: string): string {
  const id = `${prefix}${Date.now()}`;
  inUse.set(what, id);
  if (mayStore) store(what, id);
  return id;
}

/** The number in use or stored, if there is one. */
export function currentTransaction(what: Numbered): string | undefined {
  return inUse.get(what) ?? attempt(what, () => sessionStorage.getItem(what) ?? undefined);
}

/** Forgets the number in use; what was stored with consent stays until the tab is closed. */
export function releaseTransaction(what: Numbered): void {
  inUse.delete(what);
}

function store(what: Numbered, id: string) {
  attempt(what, () => sessionStorage.setItem(what, id));
}
