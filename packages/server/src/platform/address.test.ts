import { Value } from '@sinclair/typebox/value';
import { expect, it } from 'vitest';
import { Address, AddressForm, AddressView } from './address.ts';

const address = {
  firstName: 'Mila',
  lastName: 'Roth',
  line1: 'Am Deich 3',
  city: 'Husum',
  postalCode: '25813',
  country: 'DE',
};
const optional = { company: '', line2: '', region: '', phone: '' };

it('a request may leave out four lines, a plain form all of them, and an answer none', () => {
  expect([Value.Check(Address, address), Value.Check(AddressForm, {}), Value.Check(AddressView, address)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(Value.Check(AddressView, { ...address, ...optional })).toBe(true);
  for (const name of Object.keys(address)) {
    expect(Value.Check(Address, Object.fromEntries(Object.entries(address).filter(([key]) => key !== name)))).toBe(
      false,
    );
  }
});

it('every line has its limit and is one line, wherever it is typed', () => {
  const limits = {
    firstName: 100,
    lastName: 100,
    company: 100,
    line1: 200,
    line2: 200,
    city: 100,
    region: 100,
    postalCode: 20,
    country: 2,
    phone: 50,
  };
  for (const schema of [Address, AddressForm]) {
    for (const [name, limit] of Object.entries(limits)) {
      const typed = (text: string) => Value.Check(schema, { ...address, [name]: text });
      expect([name, typed('x'.repeat(limit)), typed('x'.repeat(limit + 1))]).toEqual([name, true, false]);
      expect([name, typed('a\nb')]).toEqual([name, false]);
    }
  }
});
