import { attempt } from './queue';

/*
 * The ID under which a booking or purchase is reported, so that it counts once. It is stored only
 * with the visitor's consent to measuring adverts; without it the ID lasts for the one navigation
 * that needs it.
 */

/** What has an ID, named by its key in the tab's storage. */
export type Numbered = 'booking-transaction' | 'purchase-transaction';

const everything: Numbered[] = ['booking-transaction', 'purchase-transaction'];

const inUse = new Map<Numbered, string>();

let mayStore = false;

/** Stores the IDs in use or, on refusal, removes the stored ones. */
export function storeTransactions(allowed: boolean): void {
  mayStore = allowed;
  for (const what of everything) {
    const id = inUse.get(what);
    if (!allowed) attempt(what, () => sessionStorage.removeItem(what));
    else if (id) store(what, id);
  }
}

/** Creates a new ID, and stores it if allowed. */
export function createTransaction(what: Numbered, prefix: string): string {
  const id = `${prefix}${Date.now()}`;
  inUse.set(what, id);
  if (mayStore) store(what, id);
  return id;
}

/** The ID in use or stored, if there is one. */
export function currentTransaction(what: Numbered): string | undefined {
  return inUse.get(what) ?? attempt(what, () => sessionStorage.getItem(what) ?? undefined);
}

/** Discards the ID in use; one stored with consent remains until the tab is closed. */
export function releaseTransaction(what: Numbered): void {
  inUse.delete(what);
}

function store(what: Numbered, id: string) {
  attempt(what, () => sessionStorage.setItem(what, id));
}
