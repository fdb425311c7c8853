/** Sets an entry of a map as its newest, and drops the oldest where there are more than the capacity. */
export function addRecent<K, V>(map: Map<K, V>, key: K, value: V, capacity: number): void {
  map.delete(key); // a map's first entry is the one that was added first
  map.set(key, value);
  if (map.size > capacity) map.delete(map.keys().next().value!);
}
