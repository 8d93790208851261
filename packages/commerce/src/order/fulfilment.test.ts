import { describe, expect, test } from 'vitest';
import { type FulfilmentRequest, fulfilmentStatusOf, splitFulfilment } from './fulfilment.ts';

const mugs = { position: 0, kind: 'item', productType: 1, quantity: 3, fulfilled: 0, refunded: 0 } as const;
const file = { position: 1, kind: 'item', productType: 2, quantity: 1, fulfilled: 0, refunded: 0 } as const;
const shipping = { position: 2, kind: 'shipping', productType: null, quantity: 1, fulfilled: 0, refunded: 0 } as const;
const lines = [mugs, file, shipping];

describe('the fulfilment status', () => {
  test.for([
    [0, 0, 'unfulfilled'],
    [1, 0, 'partial'],
    [3, 0, 'fulfilled'],
    [3, 1, 'fulfilled'],
    [2, 1, 'fulfilled'],
    [1, 1, 'partial'],
    [0, 2, 'unfulfilled'],
    // What was refunded before it was sent need not be sent.
    [0, 3, 'none_needed'],
  ] as const)('%i of 3 sent and %i refunded: %s', ([fulfilled, refunded, status]) => {
    expect(fulfilmentStatusOf([{ ...mugs, fulfilled, refunded }, file, shipping])).toBe(status);
  });

  test('of an order with downloads only: nothing needs to be sent', () => {
    expect(fulfilmentStatusOf([file, shipping])).toBe('none_needed');
  });
});

describe('a fulfilment', () => {
  test('of the rest sends what is neither sent nor refunded', () => {
    const begun = [{ ...mugs, fulfilled: 1, refunded: 1 }, file, shipping];
    expect(splitFulfilment(begun, { kind: 'rest' })).toEqual({ ok: true, lines: [{ position: 0, quantity: 1 }] });
    expect(splitFulfilment([{ ...mugs, fulfilled: 3 }], { kind: 'rest' })).toEqual({ ok: false, reason: 'nothing' });
  });

  test.for<[FulfilmentRequest, string]>([
    [{ kind: 'units', lines: [] }, 'nothing'],
    [{ kind: 'units', lines: [{ position: 0, quantity: 4 }] }, 'too-many-units'],
    [{ kind: 'units', lines: [{ position: 0, quantity: 0 }] }, 'too-many-units'],
    [{ kind: 'units', lines: [{ position: 1, quantity: 1 }] }, 'unknown-line'],
    [{ kind: 'units', lines: [{ position: 2, quantity: 1 }] }, 'unknown-line'],
    [{ kind: 'units', lines: [{ position: 9, quantity: 1 }] }, 'unknown-line'],
    [{ kind: 'units', lines: [mugs, mugs] }, 'unknown-line'],
  ])('of %o is refused: %s', ([request, reason]) => {
    expect(splitFulfilment(lines, request)).toEqual({ ok: false, reason });
  });

  test('of named units may include a refunded one', () => {
    const request = { kind: 'units', lines: [{ position: 0, quantity: 3 }] } as const;
    expect(splitFulfilment([{ ...mugs, refunded: 2 }], request)).toMatchObject({ ok: true });
  });
});
