import { expect, test } from 'vitest';
import { withoutGiftCards } from './without-gift-cards.ts';

const euro = (decimalValue: string) => ({ decimalValue, currencyCode: 'EUR' });

test.for([
  ['30.00', '12.50', '17.50'],
  ['30.00', '0.00', '30.00'],
  ['30.00', '30.00', '0.00'],
  ['10.00', '30.00', '0.00'],
])('of %s, gift cards with %s leave %s', ([amount = '', giftCards = '', rest = '']) => {
  expect(withoutGiftCards(euro(amount), euro(giftCards))).toEqual(euro(rest));
});
