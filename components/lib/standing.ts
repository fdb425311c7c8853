// What the wizard needs of the log, which loads no more of it.

/** What of an event decides whether it stands. */
export interface Written {
  by: string;
  made: number;
  kind: string;
  of?: readonly string[];
}

/** What names an event. */
export function idOf({ by, made }: Pick<Written, 'by' | 'made'>): string {
  return `${by}-${made.toString(36)}`;
}

/** In the order in which they were written. */
export function byMade(a: Written, b: Written): number {
  return a.made - b.made || (a.by < b.by ? -1 : 1);
}

/** The events that stand: what is taken back by an event that stands is left out. */
export function standing<Event extends Written>(log: readonly Event[]): Event[] {
  const gone = new Set<string>();
  for (const event of [...log].sort(byMade).reverse()) {
    if (!gone.has(idOf(event))) for (const id of event.of ?? []) gone.add(id);
  }
  return log.filter((event) => event.kind !== 'undo' && !gone.has(idOf(event)));
}
