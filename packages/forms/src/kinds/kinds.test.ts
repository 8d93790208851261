import { isDeepStrictEqual } from 'node:util';
import { fieldKinds } from '@awning/site-model';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answerText,
  checkAnswers,
  csvCell,
  encodeAnswers,
  type Field,
  fieldErrorMessages,
  fieldErrorText,
  maskAnswers,
  parseAnswers,
  readForm,
  readPosted,
  sanitise,
  summaryField,
} from '../index.ts';
import { hostileTexts, inShapeOf, type KindCase, kindCases } from '../kind-cases.fixture.ts';

test('the table has every kind once, in the order of the specification', () => {
  expect(kindCases.map(({ kind }) => kind)).toEqual(fieldKinds);
});

describe.for(kindCases)('$kind', (kindCase) => {
  const field = fieldOf(kindCase);
  const { id } = field;

  test('has the stated value, whether it was typed, sent as JSON or posted without scripts', () => {
    const answers = kindCase.value === undefined ? {} : { [id]: kindCase.value };
    const sent = parseAnswers(encodeAnswers(answers));
    expect(checkAnswers({ fields: [field] }, { [id]: kindCase.typed })).toEqual({ ok: true, answers });
    expect(checkAnswers({ fields: [field] }, readPosted({ fields: [field] }, kindCase.posted))).toEqual({
      ok: true,
      answers,
    });
    expect(sent.ok && checkAnswers({ fields: [field] }, sent.raw)).toEqual({ ok: true, answers });
  });

  test('has the stated text for people', () => {
    expect(answerText(field, kindCase.value ?? '', 'en')).toBe(kindCase.text);
  });

  test('unanswered, it passes unless it is required', () => {
    const answers = kindCase.unanswered === undefined ? {} : { [id]: kindCase.unanswered };
    expect(checkAnswers({ fields: [field] }, {})).toEqual({ ok: true, answers });
    expect(checkAnswers({ fields: [field] }, { [id]: null })).toEqual({ ok: true, answers });
    const required = checkAnswers({ fields: [{ ...field, required: true }] }, {});
    expect(required.ok ? {} : required.errors).toEqual(kindCase.canBeRequired ? { [id]: { reason: 'required' } } : {});
  });

  test('refuses what it cannot have', () => {
    for (const [raw, reason] of kindCase.refused) {
      const checked = checkAnswers({ fields: [field] }, { [id]: raw });
      expect([raw, checked.ok ? null : checked.errors[id]?.reason]).toEqual([raw, reason]);
    }
  });

  test('500 hostile texts in its shape: nothing throws, the value is stable, and it survives a round trip', () => {
    const raws = hostileTexts(500).flatMap((text) => [text, inShapeOf(field, text)]);
    expect(raws.flatMap((raw) => complaints(field, raw))).toEqual([]);
  });

  test('any other value: nothing throws, and what was sanitised stays as it is', () => {
    const anyValue = fc.oneof(
      fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true }),
      fc.array(fc.string({ unit: 'binary' })),
      fc.dictionary(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' })),
      fc.string({ unit: 'binary' }).map((text) => inShapeOf(field, text)),
    );
    fc.assert(
      fc.property(anyValue, (raw) => {
        expect(complaints(field, raw)).toEqual([]);
      }),
    );
  });
});

/** The failures for an input. Plain comparisons, because there are many thousands of them. */
function complaints(field: Field, raw: unknown): readonly string[] {
  const value = sanitise(field, raw);
  const inBrowser = checkAnswers({ fields: [field] }, { [field.id]: raw });
  const errors = inBrowser.ok ? [] : Object.values(inBrowser.errors);
  const texts = errors.map((error) => fieldErrorText(error, fieldErrorMessages('en')));
  // The server receives the browser's answers as text and must reach the same result, unless the browser could not read them.
  const sent = parseAnswers(encodeAnswers(inBrowser.answers));
  const onServer = sent.ok ? checkAnswers({ fields: [field] }, sent.raw) : null;
  const cell = csvCell(answerText(field, value ?? '', 'en'));
  const json = encodeAnswers(maskAnswers({ fields: [field] }, inBrowser.answers));

  return Object.entries({
    'is not stable': value === null || isDeepStrictEqual(sanitise(field, value), value),
    'is another value on the server': value === null || isDeepStrictEqual(onServer, inBrowser),
    'has no sentence': texts.every((text) => text !== ''),
    'loses its title in templates': summaryField(field, value ?? '').rawTitle === field.title,
    'starts a formula': !/^"[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u.test(cell),
    'cannot be stored': !/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/.test(json),
  })
    .filter(([, isFine]) => !isFine)
    .map(([complaint]) => `${fc.stringify(raw)} ${complaint}`);
}

function fieldOf(kindCase: KindCase): Field {
  const read = readForm({ id: 'f', name: 'Form', fields: [kindCase.field] });
  const field = read.ok ? read.form.fields[0] : undefined;
  if (field === undefined) throw new Error(`The field of ${kindCase.kind} cannot be read.`);
  return field;
}
