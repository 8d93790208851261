import { languages } from '@awning/formats';
import { describe, expect, test } from 'vitest';
import {
  checkField,
  counter,
  emailAnswer,
  type FieldErrorReason,
  fieldErrorMessages,
  fieldErrorText,
  fieldErrorTexts,
  isRealDate,
  isRealTime,
} from '../index.ts';

type Checked = Parameters<typeof checkField>[0];

/** The English message, or null. */
function errorOf(field: Checked, value: Parameters<typeof checkField>[1], settings = {}): string | null {
  const error = checkField(field, value, settings);
  return error && fieldErrorText(error, fieldErrorMessages('en'));
}

describe("FORM-022 a required field left empty gives 'Required'", () => {
  test.for(['text', 'textarea', 'email', 'number', 'website', 'currency', 'password', 'twitter'] as const)(
    '%s',
    (kind) => {
      expect(errorOf({ kind, required: true }, '')).toBe('Required');
      expect(errorOf({ kind, required: true }, '  ')).toBe('Required');
      expect(errorOf({ kind, required: false }, '')).toBeNull();
      expect(errorOf({ kind, required: true }, 'a@b.com')).toBeNull();
    },
  );
});

const options = ['Red', 'Blue'];

test.for([
  ['FORM-023', { kind: 'checkbox', options }, [], ['Blue']],
  ['FORM-024', { kind: 'radio', options }, '', 'Red'],
  ['FORM-025', { kind: 'select', options }, '', 'Red'],
  ['FORM-026', { kind: 'name' }, ['', ''], ['', 'Lovelace']],
  ['FORM-029', { kind: 'address' }, ['', '', '', '', '', ''], ['', '', '', '', '', 'USA']],
  ['FORM-030', { kind: 'phone' }, ['', '', '', ''], ['', '', '', '9']],
] as const)('%s required %o: %o is refused, %o is enough', ([, field, nothing, one]) => {
  expect(errorOf({ ...field, required: true }, nothing)).toBe('Required');
  expect(errorOf({ ...field, required: true }, one)).toBeNull();
  expect(errorOf(field, nothing)).toBeNull();
});

test.for([
  ['FORM-027', 'date', ['', '', ''], ['3', '', ''], ['3', '14', '2024'], 'Enter a valid date.'],
  ['FORM-028', 'time', ['', '', '', ''], ['', '30', '', ''], ['9', '', '', ''], 'Enter a valid time.'],
] as const)(
  '%s a required %s is no longer missing with one sub-value, but what is there must be real (D-065)',
  ([, kind, nothing, some, real, error]) => {
    expect(errorOf({ kind, required: true }, nothing)).toBe('Required');
    expect(errorOf({ kind, required: true }, some)).toBe(error);
    expect(errorOf({ kind, required: true }, real)).toBeNull();
    expect(errorOf({ kind }, some)).toBe(error);
    expect(errorOf({ kind }, nothing)).toBeNull();
  },
);

test('FORM-031 likert is never required, even when marked so', () => {
  expect(errorOf({ kind: 'likert', required: true, options: ['A'] }, {})).toBeNull();
});

test('FORM-032 sections are skipped', () => {
  expect(errorOf({ kind: 'section', required: true }, '')).toBeNull();
});

describe('the character limit of a text area', () => {
  const field = { kind: 'textarea', maxLength: 5 } as const;

  test.for([
    ['12345', null],
    ['123456', 'You have exceeded the character limit.'],
    ['12\r\n45', null],
    ['12\r\n456', 'You have exceeded the character limit.'],
    ['🙂🙂1', null],
    ['🙂🙂🙂', 'You have exceeded the character limit.'],
  ] as const)('FORM-033 %o: %o', ([text, error]) => {
    expect(errorOf(field, text)).toBe(error);
    expect(counter(text, field.maxLength)?.isOver).toBe(error !== null);
  });

  test('FORM-034 an empty optional one passes', () => {
    expect(errorOf(field, '')).toBeNull();
  });

  test.for([
    ['FORM-037', 0],
    ['FORM-038', undefined],
  ] as const)(
    '%s a maximum of %s means no counter and no limit of the field’s own (D-173 gives one to all)',
    ([, maxLength]) => {
      const unlimited =
        maxLength === undefined ? { kind: 'textarea' as const } : { kind: 'textarea' as const, maxLength };
      expect(errorOf(unlimited, 'x'.repeat(20_000))).toBeNull();
      expect(counter('x', maxLength)).toBeNull();
    },
  );

  test('no other kind has one', () => {
    expect(errorOf({ kind: 'text', maxLength: 3 }, 'four')).toBeNull();
  });
});

describe('e-mail', () => {
  test('FORM-039 an invalid address is refused with an example', () => {
    const text = 'Email is not valid. Email addresses should follow the format user@domain.com.';
    expect(errorOf({ kind: 'email' }, 'ada')).toBe(text);
    expect(errorOf({ kind: 'email', required: true }, 'ada@example')).toBe(text);
    expect(errorOf({ kind: 'email' }, 'name@studio.photography')).toBeNull();
    expect(errorOf({ kind: 'email' }, 'name@studio.photography', { strictEmailEndings: true })).toBe(text);
    expect(fieldErrorMessages('en').email).toBe(
      'Email is not valid. Email addresses should follow the format {email}.',
    );
  });

  test('FORM-040 an empty one passes when it is not required', () => {
    expect(errorOf({ kind: 'email' }, '')).toBeNull();
  });

  test('the first address in the answers is the reply address', () => {
    const fields = ['a', 'b', 'c'].map((id) => ({
      id,
      kind: 'email' as const,
      title: '',
      description: '',
      required: false,
      placeholder: '',
    }));
    expect(emailAnswer({ fields }, { a: '', b: 'b@example.com', c: 'c@example.com' })).toBe('b@example.com');
    expect(emailAnswer({ fields: [] }, { a: 'a@example.com' })).toBeNull();
  });
});

describe('choices', () => {
  test.for([
    [{ kind: 'radio', options }, 'Green', 'Green'],
    [{ kind: 'select', options }, 'red', 'red'],
    [{ kind: 'checkbox', options }, ['Red', 'Green'], 'Green'],
    [{ kind: 'likert', options: ['A'] }, { A: '3' }, '3'],
    [{ kind: 'likert', options: ['A'] }, { B: '1' }, 'B'],
  ] as const)('%o: %o is not expected', ([field, value, named]) => {
    expect(errorOf(field, value)).toBe(`${named} is not one of the expected options`);
  });

  test('numbers, amounts, websites and handles have no specified rule, so any input passes', () => {
    for (const kind of ['number', 'currency', 'website', 'twitter'] as const) {
      expect(errorOf({ kind, required: true }, 'anything <b>')).toBeNull();
    }
  });
});

test.for([
  [['02', '29', '2000'], true],
  [['2', '29', '1900'], false],
  [['4', '31', '2024'], false],
  [['12', '31', '0001'], true],
  [['0', '1', '2024'], false],
  [['13', '1', '2024'], false],
  [['1', '0', '2024'], false],
  [[' 1 ', '1', '2024'], true],
  [['1', '1', '24'], false],
  [['1', '1', ''], false],
  [['1.0', '1', '2024'], false],
  [['-1', '1', '2024'], false],
  [['١', '1', '2024'], false],
  [['Mar', '1', '2024'], false],
] as const)('the date %o: %o', ([parts, isReal]) => {
  expect(isRealDate(parts)).toBe(isReal);
});

test.for([
  [['0', '0', '0', ''], true],
  [['23', '59', '59', ''], true],
  [['24', '0', '0', ''], false],
  [['12', '', '', 'AM'], true],
  [['0', '30', '', 'AM'], false],
  [['13', '', '', 'pm'], false],
  [['1', '60', '', 'AM'], false],
  [['1', '', '60', 'AM'], false],
  [['1', '', '', 'XM'], false],
  [['', '', '', 'AM'], false],
  [['1', 'x', '', 'AM'], false],
] as const)('the time %o: %o', ([parts, isReal]) => {
  expect(isRealTime(parts)).toBe(isReal);
});

test('every reason has a message in every language', () => {
  const reasons: readonly FieldErrorReason[] = [
    'required',
    'too-long',
    'email',
    'date',
    'time',
    'option',
    'unreadable',
  ];
  for (const language of languages) {
    const texts = reasons.map((reason) => fieldErrorText({ reason, val: 'x' }, fieldErrorMessages(language)));
    expect(new Set(texts).size).toBe(reasons.length);
    expect(texts.join()).not.toMatch(/[{}]/);
  }
  expect(fieldErrorTexts({ a: { reason: 'date' }, b: { reason: 'time' } }, fieldErrorMessages('de'))).toEqual({
    a: 'Geben Sie ein gültiges Datum ein.',
    b: 'Geben Sie eine gültige Uhrzeit ein.',
  });
});

describe('D-173 how long an answer may be', () => {
  const tooLong = 'You have exceeded the character limit.';
  const lines = ['text', 'number', 'website', 'currency', 'password', 'twitter', 'radio', 'select'] as const;

  test.for(lines)('one line of %s holds 1,000 characters', (kind) => {
    const options = ['x'.repeat(1000), 'x'.repeat(1001)];
    expect(errorOf({ kind, options }, 'x'.repeat(1000))).toBeNull();
    expect(errorOf({ kind, options }, 'x'.repeat(1001))).toBe(tooLong);
  });

  test.for(['name', 'address', 'phone'] as const)('each part of %s does', (kind) => {
    expect(errorOf({ kind }, ['x'.repeat(1000), 'x'.repeat(1000)])).toBeNull();
    expect(errorOf({ kind }, ['', 'x'.repeat(1001)])).toBe(tooLong);
  });

  test('spaces count, too', () => {
    expect(errorOf({ kind: 'text' }, ' '.repeat(1001))).toBe(tooLong);
    expect(errorOf({ kind: 'textarea' }, '\n'.repeat(20_001))).toBe(tooLong);
    expect(errorOf({ kind: 'name' }, ['', ' '.repeat(1001)])).toBe(tooLong);
  });

  test('a long text holds 20,000, or what its field says if that is less', () => {
    expect(errorOf({ kind: 'textarea' }, 'x'.repeat(20_000))).toBeNull();
    expect(errorOf({ kind: 'textarea' }, 'x'.repeat(20_001))).toBe(tooLong);
    expect(errorOf({ kind: 'textarea', maxLength: 0 }, 'x'.repeat(20_001))).toBe(tooLong);
    expect(errorOf({ kind: 'textarea', maxLength: 50_000 }, 'x'.repeat(20_001))).toBe(tooLong);
    expect(errorOf({ kind: 'textarea', maxLength: 5 }, 'x'.repeat(6))).toBe(tooLong);
  });

  test('a hidden field holds what its owner can write into it', () => {
    expect(errorOf({ kind: 'hidden' }, 'x'.repeat(2000))).toBeNull();
    expect(errorOf({ kind: 'hidden' }, 'x'.repeat(2001))).toBe(tooLong);
  });

  test('a value outside the options is cut in the message', () => {
    expect(errorOf({ kind: 'checkbox', options: ['Red'] }, ['x'.repeat(1001)])).toBe(tooLong);
    expect(errorOf({ kind: 'likert', options: ['Good?'] }, { ['x'.repeat(1001)]: '1' })).toBe(tooLong);
    expect(errorOf({ kind: 'likert', options: ['Good?'] }, { 'Good?': 'x'.repeat(1001) })).toBe(tooLong);
  });
});
