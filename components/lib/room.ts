import { days, MOST_DAYS, MOST_EVENTS, placesIn, readFamilyLog } from './kept-log';
import { idOf, type Log } from './log';

/** How many events under one key may come from outside, leaving room for the family's own. */
const MOST_FROM_OUTSIDE = MOST_EVENTS / 2;

/**
 * The part of an outside log for which there is room, so that it displaces nothing the family logged.
 *
 * @param newDays how many days may be added, latest first.
 */
export function withRoom(log: Log, newDays = MOST_DAYS - days.read().size): Log {
  const here = days.read();
  const known = new Set(readFamilyLog().map(idOf));
  const placeOf = placesIn([...readFamilyLog(), ...log]);
  const isNew = (place: string) => !here.has(place);
  const wanted = [...new Set(log.map(placeOf).filter(isNew))].sort().reverse();
  const added = wanted.slice(0, Math.max(newDays, 0));
  const counts = new Map<string, number>();
  return log.filter((event) => {
    if (known.has(idOf(event))) return true;
    const place = placeOf(event);
    const count = (counts.get(place) ?? here.get(place)?.length ?? 0) + 1;
    counts.set(place, count);
    return count <= MOST_FROM_OUTSIDE && (here.has(place) || added.includes(place));
  });
}
