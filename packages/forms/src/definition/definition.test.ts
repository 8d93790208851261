import { languages } from '@awning/formats';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Form, fieldSchemas, formLimits, formRefusalText, formTypes, readForm, templateSchema } from '../index.ts';
import { kindCases } from '../kind-cases.fixture.ts';

const smallest = { id: 'f1', name: 'Contact' };

describe('what a form carries', () => {
  test('FORM-005 id, name and fields in their order', () => {
    const form = read({ ...smallest, fields: [text('b'), text('a')] });
    expect([form.id, form.name, form.fields.map((field) => field.id)]).toEqual(['f1', 'Contact', ['b', 'a']]);
  });

  test.for([
    ['FORM-006', 'submissionMessage', 'Hooray\nand thanks', ''],
    ['FORM-007', 'submissionHTML', '<b>Yes</b><script>track()</script>', ''],
    ['FORM-008', 'successRedirect', '/thanks', ''],
    ['FORM-009', 'disclaimerMessage', 'We keep it to ourselves.', ''],
    ['FORM-010', 'captchaEnabled', true, false],
    ['FORM-010', 'captchaTheme', 'dark', 'light'],
    ['FORM-010', 'captchaAlignment', 'right', 'left'],
    ['D-063', 'formType', 'contact', 'custom'],
  ] as const)('%s %s', ([, name, value, standard]) => {
    expect(read({ ...smallest, [name]: value })[name]).toEqual(value);
    expect(read(smallest)[name]).toEqual(standard);
  });
});

describe('the kinds and their settings', () => {
  test.for([
    ['FORM-011', ['text', 'textarea', 'email', 'number', 'website', 'twitter'], {}],
    ['FORM-012', ['currency'], { currencySymbol: '€' }],
    ['FORM-013', ['password'], {}],
    ['FORM-014', ['date', 'time', 'name', 'address'], {}],
    ['FORM-015', ['phone'], { showCountryCode: true }],
    ['FORM-016', ['section'], { underline: true }],
    ['FORM-017', ['radio', 'checkbox', 'select'], { options: ['Red', 'Blue'] }],
    ['FORM-018', ['likert'], { options: ['It is quick'] }],
    ['FORM-019', ['hidden'], { key: 'from', value: 'direct' }],
  ] as const)('%s %s: %o', ([, kinds, settings]) => {
    for (const kind of kinds) {
      const form = read({ ...smallest, fields: [{ id: 'a', kind, title: 'Title', ...settings }] });
      expect(form.fields[0]).toMatchObject({ id: 'a', kind, title: 'Title', ...settings });
    }
  });

  test('a setting of another kind is refused', () => {
    expect(readForm({ ...smallest, fields: [{ ...text('a'), currencySymbol: '$' }] })).toMatchObject({
      reason: 'setting',
      path: 'fields.0.currencySymbol',
    });
  });

  test('FORM-021 a text area carries maxLength only while the flag is on', () => {
    const form = { ...smallest, fields: [{ id: 'a', kind: 'textarea', maxLength: 200 }] };
    expect(read(form).fields[0]).toHaveProperty('maxLength', 200);
    expect(read(form, { formTextareaMaxLength: true }).fields[0]).toHaveProperty('maxLength', 200);
    expect(read(form, { formTextareaMaxLength: false }).fields[0]).not.toHaveProperty('maxLength');
  });

  test('a field that cannot be answered cannot be required', () => {
    const hidden = { id: 'a', kind: 'hidden', key: 'k', required: true };
    const section = { id: 'b', kind: 'section', required: true };
    expect(read({ ...smallest, fields: [hidden, section] }).fields.map((field) => field.required)).toEqual([
      false,
      false,
    ]);
  });
});

test.for([
  [null, 'setting', ''],
  [{ name: 'No id' }, 'setting', 'id'],
  [{ ...smallest, name: '  ' }, 'setting', 'name'],
  [{ ...smallest, formType: 'survey' }, 'setting', 'formType'],
  [{ ...smallest, captchaTheme: 'pink' }, 'setting', 'captchaTheme'],
  [{ ...smallest, extra: 1 }, 'setting', 'extra'],
  [{ ...smallest, fields: 'none' }, 'setting', 'fields'],
  [{ ...smallest, fields: [7] }, 'setting', 'fields.0'],
  [{ ...smallest, fields: [{ id: 'a', kind: { toString: 1 } }] }, 'unknown-kind', 'fields.0.kind'],
  [{ ...smallest, fields: [{ id: '__proto__', kind: 'text' }] }, 'setting', 'fields.0.id'],
  [{ ...smallest, fields: [text('a'), text('a')] }, 'duplicate-id', 'fields.1.id'],
  [{ ...smallest, fields: [{ id: 'a', kind: 'radio', options: [] }] }, 'setting', 'fields.0.options'],
  [{ ...smallest, fields: [{ id: 'a', kind: 'radio', options: ['x', ' x '] }] }, 'setting', 'fields.0.options'],
  [{ ...smallest, fields: [{ id: 'a', kind: 'textarea', maxLength: -1 }] }, 'setting', 'fields.0.maxLength'],
  [{ ...smallest, fields: manyTexts(formLimits.fields + 1) }, 'setting', 'fields'],
  [{ ...smallest, formType: 'newsletter', fields: [text('a')] }, 'no-email-field', 'fields'],
  [{ ...smallest, successRedirect: '//example.com' }, 'redirect', 'successRedirect'],
] as const)('%o is refused: %s at "%s"', ([given, reason, path]) => {
  expect(readForm(given)).toMatchObject({ ok: false, reason, path });
  for (const language of languages) {
    expect(formRefusalText({ reason, path, val: 'x' }, language)).not.toMatch(/^$|\{(?:path|val)\}/);
  }
});

test('the largest allowed form can be read', () => {
  expect(read({ ...smallest, fields: manyTexts(formLimits.fields) }).fields).toHaveLength(formLimits.fields);
});

test('reading a form twice gives the same form', () => {
  const form = read({ ...smallest, fields: kindCases.map(({ field }) => field) });
  expect(read(form)).toEqual(form);
  expect(form.fields).toHaveLength(19);
});

test('texts are cleaned: titles and options are one line without surrounding spaces', () => {
  const [field] = read({
    ...smallest,
    fields: [{ id: 'a', kind: 'radio', title: ' A\r\nB ', options: [' x\n'] }],
  }).fields;
  expect(field).toMatchObject({ title: 'AB', options: ['x'] });
});

test('no input throws, and no input is changed', () => {
  const anyField = fc.record({
    id: fc.string(),
    kind: fc.constantFrom(...Object.keys(fieldSchemas)),
    options: fc.jsonValue(),
  });
  const anyForm = fc.oneof(fc.jsonValue(), fc.record({ id: fc.jsonValue(), fields: fc.array(anyField) }));
  fc.assert(
    fc.property(anyForm, (given) => {
      const before = JSON.stringify(given);
      readForm(given);
      expect(JSON.stringify(given)).toBe(before);
    }),
  );
});

test('the schema of a template has the settings of its fields, in every language, as plain JSON (D-070)', () => {
  for (const language of languages) {
    for (const type of formTypes) {
      const schema = templateSchema(type, language);
      expect(JSON.parse(JSON.stringify(schema))).toEqual({ ...schema, type });
      expect(schema?.fields.every((field) => field.title !== '')).toBe(true);
    }
  }
  const currency = templateSchema('custom', 'en')?.fields.find((field) => field.kind === 'currency');
  expect(Object.keys(currency?.properties ?? {})).toEqual([
    'title',
    'description',
    'required',
    'placeholder',
    'currencySymbol',
  ]);
});

function read(given: unknown, flags = {}): Form {
  const result = readForm(given, flags);
  if (!result.ok) throw new Error(`${result.reason} at ${result.path}`);
  return result.form;
}

function text(id: string): object {
  return { id, kind: 'text' };
}

function manyTexts(count: number): object[] {
  return Array.from({ length: count }, (_, index) => text(`a${index}`));
}
