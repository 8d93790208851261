/** One difference between two bodies. A value that is absent on one side is left out there. */
export interface FieldChange {
  /** Names and positions, joined by dots; empty for the whole. */
  readonly path: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Enough for a notice; the bodies themselves can be read. */
const MAX_CHANGES = 100;

/** The differences between two JSON values, at the deepest place that differs, in reading order. */
export function changesBetween(before: unknown, after: unknown): readonly FieldChange[] {
  return [...differences('', before, after)].slice(0, MAX_CHANGES);
}

function* differences(path: string, before: unknown, after: unknown): Iterable<FieldChange> {
  if (Object.is(before, after)) return;
  if (isObject(before) && isObject(after) && Array.isArray(before) === Array.isArray(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    for (const name of names) yield* differences(path === '' ? name : `${path}.${name}`, before[name], after[name]);
    return;
  }
  yield { path, ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
