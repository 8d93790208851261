import { expect, test } from 'vitest';
import { alertTitle } from './alert-title.ts';
import { productMessages } from './messages.ts';

test.for([
  [4, false, 'Unable to purchase Gift Card'],
  [4, true, 'Unable to purchase Gift Card'],
  [1, true, 'Unable to Purchase Item'],
  [1, false, 'Unable to Add Item'],
] as const)(
  'GIFT-004 ERR-004 a failed purchase of type %i, express %s, is titled %s',
  ([productType, isExpress, title]) => {
    expect(alertTitle({ productType, isExpress, texts: productMessages('en') })).toBe(title);
  },
);
