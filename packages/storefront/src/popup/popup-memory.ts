/** The key in local storage (D-149). */
export const POPUP_MEMORY_KEY = 'awning-popup-overlay';

/** What a browser remembers of the popup: when it was closed, which version that was, and whether its form was sent. */
export interface PopupMemory {
  readonly closedDate: string | null;
  readonly version: number;
  readonly submitted: boolean;
}

export interface PopupRules {
  readonly version: number;
  /** How long it stays hidden after it was closed; undefined shows each version once. */
  readonly daysHidden: number | undefined;
}

const DAY_MS = 86_400_000;

/**
 * Whether a browser that remembers this has seen enough of the popup: it was sent or closed in the same version, and the
 * days after closing are not over. Another version is shown again (D-149).
 *
 * @example
 * const rules = { version: 2, daysHidden: 7 };
 * const now = Date.parse('2026-11-19');
 * isHidden({ closedDate: '2026-11-18T00:00:00.000Z', version: 2, submitted: false }, rules, now) // => true
 * isHidden({ closedDate: '2026-11-18T00:00:00.000Z', version: 1, submitted: true }, rules, now) // => false
 */
export function isHidden(memory: PopupMemory | undefined, { version, daysHidden }: PopupRules, now: number): boolean {
  if (memory?.version !== version) return false;
  if (memory.submitted) return true;
  const closedAt = Date.parse(memory.closedDate ?? '');
  if (Number.isNaN(closedAt)) return false;
  return daysHidden === undefined || now - closedAt < daysHidden * DAY_MS;
}

/** What is remembered after the popup was closed; a form that was sent before stays sent. */
export function afterClosing(memory: PopupMemory | undefined, version: number, now: number): PopupMemory {
  const submitted = memory?.version === version && memory.submitted;
  return { closedDate: new Date(now).toISOString(), version, submitted };
}

export function afterSending(memory: PopupMemory | undefined, version: number): PopupMemory {
  return { closedDate: memory?.version === version ? memory.closedDate : null, version, submitted: true };
}

/** What is in the storage; undefined for what we did not write. */
export function readMemory(storage: Pick<Storage, 'getItem'>): PopupMemory | undefined {
  try {
    const stored = JSON.parse(storage.getItem(POPUP_MEMORY_KEY) ?? 'null') as Partial<PopupMemory> | null;
    if (typeof stored?.version !== 'number') return undefined;
    const closedDate = typeof stored.closedDate === 'string' ? stored.closedDate : null;
    return { closedDate, version: stored.version, submitted: stored.submitted === true };
  } catch {
    return undefined;
  }
}

export function writeMemory(storage: Pick<Storage, 'setItem'>, memory: PopupMemory): void {
  storage.setItem(POPUP_MEMORY_KEY, JSON.stringify(memory));
}
