/** Adds an entry to a map as its newest, and removes the oldest if the map exceeds its capacity. */
export function addRecent<K, V>(map: Map<K, V>, key: K, value: V, capacity: number): void {
  map.delete(key); // maps iterate in insertion order
  map.set(key, value);
  if (map.size > capacity) map.delete(map.keys().next().value!);
}
