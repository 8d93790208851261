import { describe, expect, test } from 'vitest';
import { checkEmail, emailKey } from './index.ts';

const strict = { strictEmailEndings: true };

describe('FORM-041 only a text of 3 to 256 characters', () => {
  const long = (length: number) => `${'a'.repeat(length - 6)}@b.com`;
  test.for([
    ['a@', 'length'],
    ['', 'length'],
    [long(257), 'length'],
    [undefined, 'not-text'],
    [null, 'not-text'],
    [['a@b.com'], 'not-text'],
    [{ email: 'a@b.com' }, 'not-text'],
  ] as const)('%o refuses', ([value, reason]) => {
    expect(checkEmail(value)).toEqual({ ok: false, reason });
    expect(checkEmail(value, strict)).toEqual({ ok: false, reason });
  });

  test('256 characters pass, and three pass the length check', () => {
    expect(checkEmail(long(256)).ok).toBe(true);
    expect(checkEmail(long(256), strict).ok).toBe(true);
    expect(checkEmail('a@b')).toEqual({ ok: false, reason: 'format' });
  });
});

describe('FORM-042 local@domain', () => {
  test.for([
    'ada@example.com',
    "o'hara+news@mail.example.co.uk",
    'jörg@müller.de',
    'a@1.io',
    '"quoted"@example.com',
    'ada@sub-domain.example.com',
  ])('%s passes in both modes', (email) => {
    expect(checkEmail(email)).toEqual({ ok: true, value: email });
    expect(checkEmail(email, strict)).toEqual({ ok: true, value: email });
  });

  test.for([
    'ada',
    '@example.com',
    'ada@',
    'ada@@example.com',
    'ada@b@example.com',
    'ada example@example.com',
    ' ada@example.com',
    'ada@example.com\n',
    'ada@exa mple.com',
    'ada@example..com',
    'ada@.com',
    'ada@example.com.',
    'ada@example',
    'ada@example.c0m',
    'ada@127.0.0.1',
    'ada\u0000@example.com',
    'ada@example.com\r\nBcc: b@example.com',
  ])('%o refuses in both modes', (email) => {
    expect(checkEmail(email)).toEqual({ ok: false, reason: 'format' });
    expect(checkEmail(email, strict)).toEqual({ ok: false, reason: 'format' });
  });
});

test.for([
  ['FORM-043', 1, false, false],
  ['FORM-043', 2, true, true],
  ['FORM-043', 4, true, true],
  ['FORM-043', 5, true, false],
  ['FORM-068', 1, false, false],
  ['FORM-068', 2, true, true],
  ['FORM-068', 63, true, false],
  ['FORM-068', 64, false, false],
] as const)('%s a final part of %i letters: %o, strict %o', ([, length, isOpen, isStrict]) => {
  const email = `name@studio.${'m'.repeat(length)}`;
  expect([checkEmail(email).ok, checkEmail(email, strict).ok]).toEqual([isOpen, isStrict]);
});

test('FORM-043 FORM-068 name@studio.photography passes by default, and the strict setting refuses it', () => {
  expect(checkEmail('name@studio.photography').ok).toBe(true);
  expect(checkEmail('name@studio.photography', { strictEmailEndings: false }).ok).toBe(true);
  expect(checkEmail('name@studio.photography', strict).ok).toBe(false);
});

test('an xn-- ending passes by default (D-066)', () => {
  expect(checkEmail('name@example.xn--p1ai').ok).toBe(true);
  expect(checkEmail('name@example.xn--p1ai', strict).ok).toBe(false);
  expect(checkEmail('name@example.xn--').ok).toBe(false);
});

test('addresses are compared without letter case, surrounding spaces and Unicode forms of an umlaut', () => {
  expect(emailKey(' Jo\u0308rg@Example.COM ')).toBe(emailKey('j\u00f6rg@example.com'));
  expect(emailKey('ada@example.com')).not.toBe(emailKey('a.da@example.com'));
});
