import { expect, test } from 'vitest';
import { readVatNumber } from './vat-number.ts';

test.each([
  'ATU12345678',
  'BE0123456789',
  'BG123456789',
  'CY12345678X',
  'CZ12345678',
  'DE123456789',
  'DK12345678',
  'EE123456789',
  'EL123456789',
  'ESX1234567X',
  'FI12345678',
  'FRXX123456789',
  'HR12345678901',
  'HU12345678',
  'IE1234567WA',
  'IE1+23456A',
  'IT12345678901',
  'LT123456789012',
  'LU12345678',
  'LV12345678901',
  'MT12345678',
  'NL123456789B01',
  'PL1234567890',
  'PT123456789',
  'RO1234567890',
  'SE123456789012',
  'SI12345678',
  'SK1234567890',
  'XI123456789',
])('%s is one, with a digit less or a letter more it is none', (number) => {
  const country = number.slice(0, 2) === 'EL' ? 'GR' : number.slice(0, 2);
  // Northern Ireland has the country code of the United Kingdom, whose numbers are not checked.
  const place = country === 'XI' ? 'DE' : country;
  expect(readVatNumber(number, place)).toBe(number);
  expect(readVatNumber(number.toLowerCase().replace(/^(..)(...)/, '$1 $2-'), place)).toBe(number);
  expect(readVatNumber(`${number}QQ`, place)).toBeUndefined();
  expect(readVatNumber(number.slice(0, 3), place)).toBeUndefined();
});

test('the letters of the country are added where they are missing', () => {
  expect(readVatNumber('U12345678', 'AT')).toBe('ATU12345678');
  expect(readVatNumber('123456789', 'GR')).toBe('EL123456789');
  expect(readVatNumber('12345', 'DE')).toBeUndefined();
});

test('a number of another country than the address counts, elsewhere anything like a number does', () => {
  expect(readVatNumber('NL123456789B01', 'DE')).toBe('NL123456789B01');
  expect(readVatNumber('NL123456789B01', 'US')).toBe('NL123456789B01');
  expect(readVatNumber('12-3456789', 'US')).toBe('123456789');
  expect(readVatNumber('none', 'US')).toBeUndefined();
  expect(readVatNumber('<b>1234</b>', 'US')).toBeUndefined();
  expect(readVatNumber('12345678901234567890', 'DE')).toBeUndefined();
});
