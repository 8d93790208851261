import { languages } from '@awning/formats';
import { checkSlug, checkTag } from '@awning/site-model';
import { describe, expect, test } from 'vitest';
import { createFieldCheck } from '../../../../platform/http/index.ts';
import { productDocument } from '../../editing/document.ts';
import { ProductBody } from '../../editing/schema.ts';
import { productMessages } from '../../messages.ts';
import { importMessages } from './messages.ts';
import { sayFault } from './say-fault.ts';

const others = languages.filter((language) => language !== 'en');

describe.each(others)('in %s there is a text for', (language) => {
  test.each([...new Set(ownMessages(ProductBody))])('the schema of a product: %s', (message) => {
    expect(sayFault(language, message)).not.toBe(message);
  });

  test('whatever the schema of a product refuses', () => {
    const refused = wrongBodies().flatMap((body) => Object.values(createFieldCheck(ProductBody)(body) ?? {}));
    expect(new Set(refused).size).toBeGreaterThan(10);
    expect(refused.filter((message) => sayFault(language, message) === message)).toEqual([]);
  });

  test('keys that are taken', () => {
    const taken = Object.values(productDocument.uniqueKeys ?? {}).map(({ message }) => message);
    expect(taken.filter((message) => sayFault(language, message) === message)).toEqual([]);
  });

  test.each(['', 'x'.repeat(201), 'Not a slug', 'config-a'])('the address %s', (slug) => {
    const checked = checkSlug(slug, { isRoot: false });
    const message = checked.ok ? '' : checked.message;
    expect(message).not.toBe('');
    expect(sayFault(language, message)).not.toBe(message);
  });

  test.each(['tag', 'category'] as const)('a wrong %s', (kind) => {
    for (const checked of [checkTag(kind, 'x'.repeat(60)), checkTag(kind, 'Mug', ['mug'])]) {
      const message = checked.ok ? '' : checked.message;
      expect(message).not.toBe('');
      expect(sayFault(language, message)).not.toBe(message);
    }
  });
});

test('what the sentence is about stays as it is in the file', () => {
  expect(sayFault('de', productMessages.skuTaken('A. B. (1) $&'))).toBe(
    'Ein anderes Produkt hat die Artikelnummer (SKU) A. B. (1) $&.',
  );
  expect(sayFault('fr', importMessages.skuInLine(12))).toBe('Cette référence (SKU) figure aussi à la ligne 12.');
  expect(sayFault('de', importMessages.unreadable.notText(3))).toBe(
    'Zeile 3 enthält Zeichen, die kein Text sind. Ist das eine CSV-Datei?',
  );
});

test('English, and a sentence of an earlier version, stay', () => {
  expect(sayFault('en', importMessages.notSaved)).toBe('The product could not be saved.');
  expect(sayFault('de', 'Something that is not said any more.')).toBe('Something that is not said any more.');
});

/** The messages that a schema has for its own fields. */
function ownMessages(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === 'errorMessage' ? [String(value)] : ownMessages(value),
  );
}

/** Each field with each kind of wrong value. */
function wrongBodies(): unknown[] {
  const strange = [undefined, null, '', 'x'.repeat(200_000), -1, 1e12, 1.5, true, [], {}, Array(300).fill('x')];
  const product = Object.keys(ProductBody.properties);
  const variant = Object.keys(ProductBody.properties.variants.items.properties);
  const texts = ['name', 'nonsense'];
  return strange.flatMap((value) => [
    ...product.map((field) => ({ [field]: value })),
    ...variant.map((field) => ({ variants: [{ [field]: value }] })),
    ...texts.map((field) => ({ texts: { en: { [field]: value } } })),
    { variants: [{ size: { lengthMm: value } }] },
    { imageIds: [value, value] },
  ]);
}
