import { isArray, isObject, type Value } from '../values/value.ts';

const SPECIAL: ReadonlyMap<Value, Value> = new Map<Value, Value>([
  ['missing', undefined],
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['-Infinity', Number.NEGATIVE_INFINITY],
  ['unlimited', Number.POSITIVE_INFINITY],
]);

/** Vectors encode values that JSON cannot hold as `{"$": "missing"}` and similar. */
export function decodeSpecial(value: Value): Value {
  if (isArray(value)) return value.map(decodeSpecial);
  if (!isObject(value)) return value;
  if (Object.keys(value).length === 1 && SPECIAL.has(value['$'])) return SPECIAL.get(value['$']);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, decodeSpecial(member)]));
}

/** The form in which results are compared and printed; it distinguishes what JSON does not. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'missing';
  return (
    JSON.stringify(value, (_key, member: unknown) =>
      typeof member === 'number' && !Number.isFinite(member) ? String(member) : sortMembers(member),
    ) ?? 'missing'
  );
}

function sortMembers(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
