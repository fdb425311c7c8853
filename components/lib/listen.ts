/** Calls a listener with events of some types, which have spaces between them. The result ends that. */
export function listen<E extends Event>(
  target: EventTarget,
  types: string,
  listener: (event: E) => void,
  options?: AddEventListenerOptions,
): () => void {
  const all = types.split(' ');
  for (const type of all) target.addEventListener(type, listener as EventListener, options);
  return () => {
    for (const type of all) target.removeEventListener(type, listener as EventListener, options);
  };
}
