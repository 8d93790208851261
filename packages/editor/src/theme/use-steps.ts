import { useRef, useState } from 'react';
import { isSameValue } from '../kit/editing/merge.ts';

interface Steps<Value> {
  readonly past: readonly Value[];
  readonly future: readonly Value[];
  /** What was changed last; changed again, it is still the same step. */
  readonly field: string | undefined;
  /** What the last step led to. */
  readonly now: Value;
}

/** Undo and redo over a form: one step for each field until something else is changed or `rest` is called. */
export function useSteps<Value>(value: Value, set: (value: Value) => void) {
  const [steps, setSteps] = useState<Steps<Value>>({ past: [], future: [], field: undefined, now: value });
  const latest = useRef(steps);
  // A colleague, an earlier version or "Discard" has brought something else: nothing before it can be brought back.
  const isOther = !isSameValue(steps.now, value);
  const { past, future } = isOther ? { past: [], future: [] } : steps;

  function goTo(next: Steps<Value>): void {
    latest.current = next;
    setSteps(next);
    set(next.now);
  }
  function current(): Steps<Value> {
    return isSameValue(latest.current.now, value) || latest.current !== steps
      ? latest.current
      : { past: [], future: [], field: undefined, now: value };
  }
  return {
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    change: (next: Value, field: string): void => {
      const { past: before, field: last, now } = current();
      if (isSameValue(next, now)) return;
      goTo({ past: last === field ? before : [...before, now].slice(-MAX_STEPS), future: [], field, now: next });
    },
    rest: (): void => {
      latest.current = { ...current(), field: undefined };
      setSteps(latest.current);
    },
    undo: (): void => {
      const { past: before, future: after, now } = current();
      const last = before.at(-1);
      if (last === undefined) return;
      goTo({ past: before.slice(0, -1), future: [now, ...after], field: undefined, now: last });
    },
    redo: (): void => {
      const { past: before, future: after, now } = current();
      const [next] = after;
      if (next === undefined) return;
      goTo({ past: [...before, now], future: after.slice(1), field: undefined, now: next });
    },
  };
}

const MAX_STEPS = 200;
