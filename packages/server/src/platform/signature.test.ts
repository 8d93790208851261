import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSigner, isSameSecret, isSigned, signatureOf } from './signature.ts';

const [former, current] = ['f'.repeat(32), 'c'.repeat(32)];

test('a signature is valid for its text and while its secret is known', () => {
  const signature = signatureOf([former], 'order:1');
  expect(isSigned([former], 'order:1', signature)).toBe(true);
  expect(isSigned([current, former], 'order:1', signature)).toBe(true);
  expect(isSigned([current], 'order:1', signature)).toBe(false);
  expect(isSigned([former], 'order:2', signature)).toBe(false);
});

test('signatures are made with the current secret', () => {
  expect(signatureOf([current, former], 'order:1')).toBe(signatureOf([current], 'order:1'));
});

test.for(['', 'x', signatureOf([current], 'order:1').slice(1), `${signatureOf([current], 'order:1')}x`])(
  '"%s" is no signature',
  (signature) => {
    expect(isSigned([current], 'order:1', signature)).toBe(false);
  },
);

test('texts are compared as a whole', () => {
  expect(isSameSecret('ä', 'ä')).toBe(true);
  expect(isSameSecret('ab', 'ac')).toBe(false);
  expect(isSameSecret('a', 'ab')).toBe(false);
});

test('a signer makes the same signatures', () => {
  const text = fc.string({ unit: 'binary', maxLength: 400 });
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), fc.array(text, { maxLength: 3 }), (secret, texts) => {
      const sign = createSigner(secret);
      expect(texts.map(sign)).toEqual(texts.map((one) => signatureOf([secret], one)));
    }),
  );
});
