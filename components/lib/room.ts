import { days, MOST_DAYS, MOST_EVENTS, placesIn, readFamilyLog } from './kept-log';
import { idOf, type Log } from './log';

/** How many events of a place may come from outside, so that there is room for the family's own. */
const MOST_FROM_OUTSIDE = MOST_EVENTS / 2;

/**
 * What of a log from outside has room here: nothing of it pushes out what a family has written.
 *
 * @param newDays how many days may be added; the latest are.
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
