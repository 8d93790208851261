import { accepted, type Result, refused } from '../../refusal.ts';
import { isRecord } from '../block.ts';
import { checkLayout, hasTooManyBlocks } from '../check.ts';
import type { LayoutDocument } from '../document.ts';
import { mapBlocks } from '../walk.ts';
import type { ActReason, PlannedAct } from './acts.ts';
import { isSame } from './same.ts';
import { applyStep, type LayoutStep } from './step.ts';
import { tidyTexts } from './texts.ts';

/** A layout while it is edited, and the acts that lead back and forth. */
export interface LayoutHistory {
  readonly document: LayoutDocument;
  readonly past: readonly HistoryEntry[];
  /** Undone acts, the next one to redo last. */
  readonly future: readonly HistoryEntry[];
}

interface HistoryEntry {
  readonly steps: readonly LayoutStep[];
  readonly inverse: readonly LayoutStep[];
  readonly burst: string | undefined;
}

/**
 * Begins to edit a layout. Entries that hold nothing are left out, so that undoing restores the same document.
 *
 * @example
 * openHistory({ schema: 1, root: {}, content: [], texts: { de: {} } }).document.texts // => {}
 */
export function openHistory({ content, texts, ...same }: LayoutDocument): LayoutHistory {
  const document = { ...same, content: mapBlocks(content, tidyBlock), texts: tidyTexts(texts) };
  return { document, past: [], future: [] };
}

function tidyBlock(block: Parameters<Parameters<typeof mapBlocks>[1]>[0]) {
  const { at, ...props } = block.props;
  if (!isRecord(at)) return block;
  const sizes = Object.entries(at).filter(([, values]) => !isRecord(values) || Object.keys(values).length > 0);
  return { ...block, props: sizes.length === 0 ? props : { ...props, at: Object.fromEntries(sizes) } };
}

/**
 * Performs an act as one step of the history; an act that changes nothing makes none. Acts in a row with the same `burst`,
 * such as letters typed into one text, become one step. An act after which the layout could not be saved is refused, unless
 * that was so before: otherwise a damaged layout could not be mended.
 *
 * @example
 * perform(
 *   openHistory({ schema: 1, root: {}, content: [{ type: 'spacer', props: { id: 'a' } }], texts: {} }),
 *   { ok: true, value: [{ kind: 'remove', id: 'a' }] },
 * ).value.document.content // => []
 */
export function perform(
  history: LayoutHistory,
  act: PlannedAct,
  { burst }: { readonly burst?: string } = {},
): Result<LayoutHistory, ActReason | 'invalid' | 'too-many'> {
  if (!act.ok) return act;
  if (act.value.length === 0) return accepted(history);
  const { document, inverse } = applySteps(history.document, act.value);
  const [fault] = Object.values(checkLayout(document));
  if (fault !== undefined && isSavable(history.document)) {
    return refused(hasTooManyBlocks(document) ? 'too-many' : 'invalid', fault);
  }
  const past = withEntry(history.past, { steps: act.value, inverse, burst });
  return accepted({ document, past, future: [] });
}

/**
 * Takes the last act back; the same history if there is none.
 *
 * @example
 * undo(openHistory({ schema: 1, root: {}, content: [], texts: {} })).past // => []
 */
export function undo(history: LayoutHistory): LayoutHistory {
  const { document, past, future } = history;
  const entry = past.at(-1);
  if (!entry) return history;
  return {
    document: applySteps(document, entry.inverse).document,
    past: past.slice(0, -1),
    future: [...future, entry],
  };
}

/**
 * Performs the act again that was undone last; the same history if there is none.
 *
 * @example
 * redo(openHistory({ schema: 1, root: {}, content: [], texts: {} })).future // => []
 */
export function redo(history: LayoutHistory): LayoutHistory {
  const { document, past, future } = history;
  const entry = future.at(-1);
  if (!entry) return history;
  return {
    document: applySteps(document, entry.steps).document,
    past: [...past, entry],
    future: future.slice(0, -1),
  };
}

function applySteps(document: LayoutDocument, steps: readonly LayoutStep[]) {
  let current = document;
  const inverse: LayoutStep[] = [];
  for (const step of steps) {
    const applied = applyStep(current, step);
    current = applied.document;
    inverse.unshift(applied.inverse);
  }
  return { document: current, inverse };
}

function withEntry(past: readonly HistoryEntry[], entry: HistoryEntry): readonly HistoryEntry[] {
  const last = past.at(-1);
  if (last === undefined || entry.burst === undefined || last.burst !== entry.burst) return [...past, entry];
  const before = past.slice(0, -1);
  const merged = mergeEntries(last, entry);
  return merged === undefined ? before : [...before, merged];
}

/** Of a value that changes letter by letter only the first and the last state are kept; nothing if both are the same. */
function mergeEntries(first: HistoryEntry, second: HistoryEntry): HistoryEntry | undefined {
  const [before] = first.inverse;
  const [after] = second.steps;
  const isOfOneValue = first.inverse.length === 1 && second.steps.length === 1 && isSameTarget(before, after);
  if (!isOfOneValue) {
    return {
      ...first,
      steps: [...first.steps, ...second.steps],
      inverse: [...second.inverse, ...first.inverse],
    };
  }
  return isSame(before, after) ? undefined : { ...first, steps: second.steps };
}

function isSameTarget(one: LayoutStep | undefined, other: LayoutStep | undefined): boolean {
  const isSet = one?.kind === 'value' || one?.kind === 'text';
  return isSet && isSame({ ...one, value: null }, { ...other, value: null });
}

function isSavable(document: LayoutDocument): boolean {
  return Object.keys(checkLayout(document)).length === 0;
}
