// The parts of the log that the wizard needs; it does not load the rest.

/** The properties that determine whether an event stands. */
export interface Written {
  by: string;
  made: number;
  kind: string;
  of?: readonly string[];
}

/** The ID of an event. */
export function idOf({ by, made }: Pick<Written, 'by' | 'made'>): string {
  return `${by}-${made.toString(36)}`;
}

/** Orders events by when they were logged. */
export function byMade(a: Written, b: Written): number {
  return a.made - b.made || (a.by < b.by ? -1 : 1);
}

/** The events that stand: those not undone or replaced by another event that stands. */
export function standing<Event extends Written>(log: readonly Event[]): Event[] {
  const gone = new Set<string>();
  for (const event of [...log].sort(byMade).reverse()) {
    if (!gone.has(idOf(event))) for (const id of event.of ?? []) gone.add(id);
  }
  return log.filter((event) => event.kind !== 'undo' && !gone.has(idOf(event)));
}
