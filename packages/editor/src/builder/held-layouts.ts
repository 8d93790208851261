import { type LayoutHistory, type PlannedAct, perform, redo, undo } from '@awning/site-model';
import type { Layouts } from './built-document.ts';
import { type HeldLayout, holdLayout, holdNext } from './held-layout.ts';

/** The layouts of a document while it is built. Each has its acts; they are undone in the order in which they were done. */
export interface HeldLayouts {
  readonly areas: Readonly<Record<string, HeldLayout>>;
  /** The areas as they are now. */
  readonly layouts: Layouts;
  /** The area of each act, the last one last. */
  readonly past: readonly string[];
  /** The area of each undone act, the next one to redo last. */
  readonly future: readonly string[];
}

export function holdLayouts(layouts: Layouts): HeldLayouts {
  return heldOf(
    mapEntries(layouts, (layout) => holdLayout(layout)),
    [],
    [],
  );
}

/** Goes on with layouts that came from the server; the same if none did. */
export function holdNextLayouts(held: HeldLayouts, layouts: Layouts): HeldLayouts {
  const names = Object.keys(layouts);
  const news = names.filter((name) => held.areas[name]?.layout !== layouts[name]);
  if (news.length === 0) return held;
  const areas = mapEntries(layouts, (layout, name) => {
    const before = held.areas[name];
    if (!before) return holdLayout(layout);
    return news.includes(name) ? holdNext(before, layout) : before;
  });
  const isLeft = (name: string) => areas[name]?.history.past.length === held.areas[name]?.history.past.length;
  const next = heldOf(areas, held.past.filter(isLeft), held.future.filter(isLeft));
  // After most saves that is what is shown already.
  const isSame = names.every((name) => next.layouts[name] === held.layouts[name]);
  return isSame ? { ...next, layouts: held.layouts } : next;
}

/** Performs an act in an area. Acts in a row with the same `burst` are one step, unless there was one elsewhere in between. */
export function actOn(held: HeldLayouts, area: string, act: PlannedAct, burst: string | undefined) {
  const before = historyOf(held, area);
  const turns = [...held.past, area].filter((name, index, all) => name !== all[index - 1]).length;
  const done = perform(before, act, burst === undefined ? {} : { burst: `${turns}/${burst}` });
  if (!done.ok || done.value === before) return { done, held };
  const count = done.value.past.length - before.past.length;
  // What was typed and taken back again leaves no act.
  const past = count > 0 ? [...held.past, area] : count < 0 ? held.past.slice(0, -1) : held.past;
  const areas = mapEntries(held.areas, (one, name) =>
    name === area ? atHistory(done.value) : { ...one, history: { ...one.history, future: [] } },
  );
  return { done, held: heldOf(areas, past, []) };
}

/** Takes the last act back, and tells in which area; undefined if there is none. */
export function undoLast(held: HeldLayouts): Moved | undefined {
  const area = held.past.at(-1);
  if (area === undefined) return undefined;
  const areas = { ...held.areas, [area]: atHistory(undo(historyOf(held, area))) };
  return { area, held: heldOf(areas, held.past.slice(0, -1), [...held.future, area]) };
}

export function redoNext(held: HeldLayouts): Moved | undefined {
  const area = held.future.at(-1);
  if (area === undefined) return undefined;
  const areas = { ...held.areas, [area]: atHistory(redo(historyOf(held, area))) };
  return { area, held: heldOf(areas, [...held.past, area], held.future.slice(0, -1)) };
}

interface Moved {
  readonly area: string;
  readonly held: HeldLayouts;
}

function heldOf(areas: HeldLayouts['areas'], past: readonly string[], future: readonly string[]): HeldLayouts {
  return { areas, layouts: mapEntries(areas, ({ history }) => history.document), past, future };
}

/** After an act the form has the very document of the history. */
function atHistory(history: LayoutHistory): HeldLayout {
  return { layout: history.document, history };
}

function historyOf({ areas }: HeldLayouts, area: string): LayoutHistory {
  const held = areas[area];
  if (!held) throw new Error(`There is no area "${area}"`);
  return held.history;
}

function mapEntries<From, To>(
  values: Readonly<Record<string, From>>,
  change: (value: From, name: string) => To,
): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));
}
