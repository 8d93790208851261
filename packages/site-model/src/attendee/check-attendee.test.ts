import { expect, test } from 'vitest';
import { checkAttendee, type TypedAttendee } from './check-attendee.ts';

const ada: TypedAttendee = { name: '  Ada \n Lovelace ', email: ' ada@example.com ', places: 2 };

test('what is typed is kept without blanks around it', () => {
  expect(checkAttendee(ada)).toEqual({
    ok: true,
    attendee: { name: 'Ada Lovelace', email: 'ada@example.com', places: 2 },
  });
});

test.for<[change: Partial<TypedAttendee>, faults: object]>([
  [{ name: ' ' }, { name: 'name-blank' }],
  [{ name: 'a'.repeat(101) }, { name: 'name-long' }],
  [{ email: '' }, { email: 'email-blank' }],
  [{ email: 'ada' }, { email: 'email-invalid' }],
  [{ places: 0 }, { places: 'places-invalid' }],
  [{ places: 1.5 }, { places: 'places-invalid' }],
  [{ places: 21 }, { places: 'places-invalid' }],
  [
    { places: Number.NaN, name: '' },
    { name: 'name-blank', places: 'places-invalid' },
  ],
])('%o is refused with %o', ([change, faults]) => {
  expect(checkAttendee({ ...ada, ...change })).toEqual({ ok: false, faults });
});
