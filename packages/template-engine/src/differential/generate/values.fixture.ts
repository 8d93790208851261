import * as fc from 'fast-check';
import { isObject, type Value } from '../../values/value.ts';
import { text } from './texts.fixture.ts';

type Members = Readonly<Record<string, fc.Arbitrary<Value>>>;

/** An object in which any of the members may be absent, but for the complete ones, or something else altogether. */
export function object(members: Members, complete: readonly string[] = []): fc.Arbitrary<Value> {
  const arbitraries = Object.entries(members).map(([name, usual]) =>
    fc.oneof(
      { weight: 15, arbitrary: usual },
      { weight: EXACT.has(name) ? 0 : 1, arbitrary: LISTS.has(name) ? oddList : oddValue },
      { weight: complete.includes(name) ? 0 : 2, arbitrary: fc.constant(undefined) },
    ),
  );
  const names = Object.keys(members);
  return fc
    .tuple(...arbitraries)
    .map((values) =>
      Object.fromEntries(names.map((name, index) => [name, values[index]]).filter(([, value]) => value !== undefined)),
    );
}

/** Members that are never anything else; where they are defined says why. */
const EXACT = new Set(['isSubscribable', 't', 'u']);

/**
 * Members that the language calls lists. An object or a text in such a place is nothing to it; the reference counts its
 * members or letters and walks it like a list of as many missing elements.
 */
const LISTS = new Set([
  'categories',
  'tags',
  'variants',
  'variantOptionOrdering',
  'optionValues',
  'productSubscriptionOptions',
]);

export function list(element: fc.Arbitrary<Value>, maxLength = 3): fc.Arbitrary<Value> {
  return fc.oneof(
    { weight: 9, arbitrary: fc.array(element, { minLength: 1, maxLength }) },
    { weight: 1, arbitrary: fc.constant<Value>([]) },
  );
}

export const number: fc.Arbitrary<Value> = fc.oneof(
  fc.constantFrom<Value>(0, 1, 2, 3, 4, 5, 7, 10, 11, 12, -1, -2, 0.5, 1.5, -0, 100, 1e21, 1e-7, 123456.789, 2 ** 53),
  fc.integer({ min: -5, max: 20 }),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }),
);

/**
 * Years 1 to 8000. Before that, calendars disagree on what year it is; later lies the end of the supported range,
 * and what is thrown there is a matter of its own.
 */
export const time: fc.Arbitrary<Value> = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1.4e12, max: 1.8e12 }) },
  { weight: 1, arbitrary: fc.integer({ min: -1e12, max: 1e13 }) },
  { weight: 1, arbitrary: fc.constantFrom<Value>(0, 1, -1, 4102444800000, 1706724000000, '1706724000000', 'nope') },
);

export const flag: fc.Arbitrary<Value> = fc.constantFrom<Value>(true, true, false, 1, 0, 'true', 'false', null);

export const scalar: fc.Arbitrary<Value> = fc.oneof(text, number, flag);

/**
 * Without toString and valueOf: the reference calls them when it prints an object inside an array, and a text is not a
 * function.
 */
const MEMBER_NAMES = ['a', 'b', 'length', 'constructor', 'hasOwnProperty', '__proto__', '0', 'name', 'id'];

export const oddValue: fc.Arbitrary<Value> = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 3 }),
  // Built from entries, because a literal would take `__proto__` for the prototype.
  fc
    .array(fc.tuple(fc.constantFrom(...MEMBER_NAMES), scalar), { maxLength: 3 })
    .map((entries) =>
      JSON.parse(`{${entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`),
    ) as fc.Arbitrary<Value>,
  fc.constantFrom<Value>(null, [], {}, [null], [[1, null], { a: 1 }], [1, [2, [3]]]),
);

const oddList: fc.Arbitrary<Value> = oddValue.map((value) =>
  isObject(value) || typeof value === 'string' ? null : value,
);
