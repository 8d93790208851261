import * as fc from 'fast-check';
import type { Value } from '../../values/value.ts';
import { text } from './texts.fixture.ts';

type Members = Readonly<Record<string, fc.Arbitrary<Value>>>;

/** An object in which any member may be absent or of another type. */
export function object(members: Members): fc.Arbitrary<Value> {
  const arbitraries = Object.values(members).map((usual) =>
    fc.oneof(
      { weight: 15, arbitrary: usual },
      { weight: 1, arbitrary: oddValue },
      { weight: 2, arbitrary: fc.constant(undefined) },
    ),
  );
  const names = Object.keys(members);
  return fc
    .tuple(...arbitraries)
    .map((values) =>
      Object.fromEntries(names.map((name, index) => [name, values[index]]).filter(([, value]) => value !== undefined)),
    );
}

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
 * Years 1 to 8000. Calendars disagree about earlier years; errors near the end of the supported range are tested
 * elsewhere.
 */
export const time: fc.Arbitrary<Value> = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1.4e12, max: 1.8e12 }) },
  { weight: 1, arbitrary: fc.integer({ min: -1e12, max: 1e13 }) },
  { weight: 1, arbitrary: fc.constantFrom<Value>(0, 1, -1, 4102444800000, 1706724000000, '1706724000000', 'nope') },
);

export const flag: fc.Arbitrary<Value> = fc.constantFrom<Value>(true, true, false, 1, 0, 'true', 'false', null);

export const scalar: fc.Arbitrary<Value> = fc.oneof(text, number, flag);

const MEMBER_NAMES = [
  'a',
  'b',
  'length',
  'constructor',
  'hasOwnProperty',
  'toString',
  'valueOf',
  'toJSON',
  '__proto__',
  '0',
  '1',
  'name',
  'id',
];

export const oddValue: fc.Arbitrary<Value> = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 3 }),
  // Built from entries, because a literal would set the prototype with `__proto__`.
  fc
    .array(fc.tuple(fc.constantFrom(...MEMBER_NAMES), scalar), { maxLength: 3 })
    .map((entries) =>
      JSON.parse(`{${entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`),
    ) as fc.Arbitrary<Value>,
  fc.constantFrom<Value>(null, [], {}, [null], [[1, null], { a: 1 }], [1, [2, [3]]]),
);
