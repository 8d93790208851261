/** A named event on the page; see D-135 and D-136 for the names. */
export interface TrackedEvent {
  readonly name: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

type Listener = (event: TrackedEvent) => void;

const listeners = new Set<Listener>();
const waiting: TrackedEvent[] = [];
const maxWaiting = 50;

/** Reports an event to measurement. Cheap, and never throws; events before measurement listens are kept for it. */
export function track(name: string, data?: Readonly<Record<string, unknown>>): void {
  const event = data === undefined ? { name } : { name, data };
  if (listeners.size === 0 && waiting.length < maxWaiting) waiting.push(event);
  for (const listener of listeners) listener(event);
}

/** Listens to events, starting with earlier ones. Returns the function that ends it. */
export function onTrack(listener: Listener): () => void {
  for (const event of waiting.splice(0)) listener(event);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
