import { quantityLimits } from '@awning/site-model';
import { useSyncExternalStore } from 'react';

/** A visitor's choice for one product. Several islands of a page may share it. */
export interface Selection {
  readonly chosen: Readonly<Record<string, string>>;
  /** As typed. */
  readonly quantity: string;
}

const untouched: Selection = Object.freeze({ chosen: Object.freeze({}), quantity: String(quantityLimits.initial) });

const selections = new Map<string, Selection>();
const listeners = new Set<() => void>();

export function selectionOf(itemId: string): Selection {
  return selections.get(itemId) ?? untouched;
}

export function changeSelection(itemId: string, change: Partial<Selection>): void {
  selections.set(itemId, { ...selectionOf(itemId), ...change });
  for (const listener of listeners) listener();
}

/** Several options may be chosen before the next render, so this reads the store and not the rendered state. */
export function chooseOption(itemId: string, name: string, value: string): void {
  changeSelection(itemId, { chosen: { ...selectionOf(itemId).chosen, [name]: value } });
}

export function useSelection(itemId: string): Selection {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => selectionOf(itemId),
    () => untouched,
  );
}
