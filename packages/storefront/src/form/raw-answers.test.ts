import { type Field, sanitise } from '@awning/forms';
import { kindCases } from '@awning/forms/kind-cases';
import { expect, test } from 'vitest';
import { isChecked, rawLikert, rawPart, withLikert, withOption, withPart } from './raw-answers.ts';

const phone = { id: 'p', kind: 'phone', showCountryCode: false } as unknown as Field;

test.each(kindCases.filter(({ kind }) => ['name', 'date', 'time', 'address', 'phone'].includes(kind)))(
  'the parts of $kind read the same as typed and as stored, and typing one keeps the others',
  ({ field, typed, value }) => {
    const own = field as unknown as Field;
    for (const [part, text] of Object.entries(typed as Record<string, string>)) {
      expect(rawPart(own, typed, part)).toBe(text);
      expect(rawPart(own, value, part)).toBe(text);
    }
    const [first = ''] = Object.keys(typed as object);
    expect(sanitise(own, withPart(own, value, first, 'changed'))).toEqual(
      (value as string[]).map((text, index) => (index === (value as string[]).findIndex(Boolean) ? 'changed' : text)),
    );
  },
);

test('a phone number of three stored parts belongs to the last three', () => {
  expect(rawPart(phone, ['', '555', '010', '9999'], 'areaCode')).toBe('555');
});

test('checked options keep the order of the form', () => {
  const options = ['Red', 'Green', 'Blue'];
  expect(withOption(options, ['Blue'], 'Red', true)).toEqual(['Red', 'Blue']);
  expect(withOption(options, ['Red', 'Blue'], 'Red', false)).toEqual(['Blue']);
  expect(isChecked('Red', 'Red')).toBe(true);
});

test('statements with the names of what every object has are statements like others', () => {
  const raw = withLikert(withLikert({}, '__proto__', '1'), 'constructor', '2');
  expect(rawLikert(raw, '__proto__')).toBe('1');
  expect(rawLikert(raw, 'constructor')).toBe('2');
  expect(rawLikert({}, 'toString')).toBe('');
});
