import { describe, expect, test } from 'vitest';
import type { Order } from './queries.ts';
import { refundPreview, unitsLeft } from './refund-preview.ts';

const euro = (decimalValue: string) => ({ decimalValue, currencyCode: 'EUR', value: decimalValue, currency: 'EUR' });
const line = (position: number, kind: 'item' | 'shipping', quantity: number, total: string, includedTax: string) => ({
  id: `o1:${position}`,
  kind,
  productName: kind === 'item' ? 'Tide mug' : 'Parcel',
  quantity,
  total: euro(total),
  tax: euro('0.00'),
  includedTax: euro(includedTax),
});
const order = {
  id: 'o1',
  lines: [line(0, 'item', 3, '10.00', '1.60'), line(1, 'shipping', 1, '5.90', '0.94')],
  totals: { total: euro('15.90') },
  refunds: [],
  refundable: { paid: euro('15.90') },
} as unknown as Order;
const nothing = { kind: 'units', units: {}, amount: '' } as const;

describe('the preview of a refund', () => {
  test('splits it to the cent as the server will', () => {
    expect(refundPreview(order, { ...nothing, units: { 'o1:0': 1, 'o1:1': 1 } })).toEqual({
      ok: true,
      amount: { decimalValue: '9.23', currencyCode: 'EUR' },
      lines: [
        { id: 'o1:0', quantity: 1, amount: { decimalValue: '3.33', currencyCode: 'EUR' }, tax: expect.anything() },
        { id: 'o1:1', quantity: 1, amount: { decimalValue: '5.90', currencyCode: 'EUR' }, tax: expect.anything() },
      ],
    });
  });

  test('knows what was refunded before, also while it is pending', () => {
    const part = { id: 'o1:0', quantity: 2, amount: euro('6.66'), tax: euro('0.00'), includedTax: euro('1.06') };
    const begun = { ...order, refunds: [{ state: 'pending', lines: [part] }] } as unknown as Order;
    expect(unitsLeft(begun, { id: 'o1:0', quantity: 3 })).toBe(1);
    expect(refundPreview(begun, { ...nothing, units: { 'o1:0': 1 } })).toMatchObject({
      amount: { decimalValue: '3.34' },
    });
    expect(refundPreview(begun, { ...nothing, units: { 'o1:0': 2 } })).toEqual({ ok: false, reason: 'too-many-units' });
  });

  test('of an amount', () => {
    const typed = { ...nothing, kind: 'amount' as const };
    expect(refundPreview(order, typed)).toEqual({ ok: false, reason: 'nothing' });
    expect(refundPreview(order, { ...typed, amount: '15.91' })).toEqual({ ok: false, reason: 'too-much' });
    expect(refundPreview(order, { ...typed, amount: '15.90' })).toMatchObject({ ok: true });
  });
});
