import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { giftCardState, isSpendable, shareInTurn, spendGiftCards } from './gift-card.ts';
import { giftCodeText, readGiftCode } from './gift-code.ts';

const now = new Date('2026-11-17T20:00:00Z');
const later = new Date(now.getTime() + 1);

describe('gift cards', () => {
  test('pay together exactly what they can, the first ones first, and never more than they have', () => {
    const cards = fc.array(fc.bigInt({ min: 0n, max: 10_000n }), { maxLength: 10 });
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 50_000n }), cards, (total, balances) => {
        const shares = spendGiftCards(
          total,
          balances.map((balance, place) => ({ id: String(place), balance })),
        );
        const paid = shares.reduce((sum, { amount }) => sum + amount, 0n);
        const all = balances.reduce((sum, balance) => sum + balance, 0n);
        expect(paid).toBe(all < total ? all : total);
        for (const { id, amount } of shares) expect(amount > 0n && amount <= (balances[Number(id)] ?? 0n)).toBe(true);
        // All but the last one are emptied.
        for (const { id, amount } of shares.slice(0, -1)) expect(amount).toBe(balances[Number(id)]);
      }),
    );
  });

  test('get nothing back beyond what each has paid', () => {
    const most = [
      { id: 'a', amount: 5n },
      { id: 'b', amount: 7n },
    ];
    expect(shareInTurn(100n, most)).toEqual(most);
    expect(shareInTurn(0n, most)).toEqual([]);
  });

  test.for([
    ['active', { balance: 1n, expiresAt: later, disabledAt: null }],
    ['used', { balance: 0n, expiresAt: null, disabledAt: null }],
    ['expired', { balance: 1n, expiresAt: now, disabledAt: null }],
    ['disabled', { balance: 1n, expiresAt: null, disabledAt: now }],
  ] as const)('are %s by balance, expiry and the team', ([state, card]) => {
    expect(giftCardState(card, now)).toBe(state);
    const spent = isSpendable({ ...card, id: 'a', currency: 'EUR', issuedAt: now }, 'EUR', now);
    expect(spent).toBe(state === 'active');
  });

  test('pay only in their own currency, and once they are issued', () => {
    const card = { id: 'a', currency: 'EUR', balance: 1n, issuedAt: now, expiresAt: null, disabledAt: null };
    expect(isSpendable(card, 'USD', now)).toBe(false);
    expect(isSpendable({ ...card, issuedAt: null }, 'EUR', now)).toBe(false);
  });
});

test('a code is read in whatever way people write it, and nothing else is one', () => {
  expect(readGiftCode(giftCodeText('ABCDEFGHJKLM2345').toLowerCase())).toBe('ABCDEFGHJKLM2345');
  expect(['', 'ABCD', 'ABCDEFGHJKLM2340', 'ABCDEFGHJKLM23456', '😀'.repeat(8)].map(readGiftCode)).toEqual(
    Array.from({ length: 5 }, () => null),
  );
});
