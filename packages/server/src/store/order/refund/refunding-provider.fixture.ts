import { type StubProvider, stubProvider } from '../../checkout/stub-provider.fixture.ts';
import type { Charge, Refund, RefundResult } from '../../payment/index.ts';

interface RefundHooks {
  /** Instead of the ledger's decision. */
  decide?: (refund: Refund) => RefundResult;
  /** After the ledger was written and before the shop gets the response. */
  afterGive?: () => Promise<void>;
}

export interface RefundingProvider extends StubProvider {
  /** What was refunded, by the key of each refund. */
  readonly given: Map<string, Refund>;
  refundHooks: RefundHooks;
  refundedOf(chargeKey: string): bigint;
}

/** A stub that refunds in parts, with its own ledger. It throws if a shop asks for more than was charged. */
export function refundingProvider(): RefundingProvider {
  const stub = stubProvider();
  const given = new Map<string, Refund>();
  const charged = new Map<string, bigint>();
  const takeCharge = (charge: Charge) => stub.charge(charge);
  const provider: RefundingProvider = {
    ...stub,
    given,
    refundHooks: {},
    get hooks() {
      return stub.hooks;
    },
    set hooks(hooks) {
      stub.hooks = hooks;
    },
    refundedOf: (chargeKey) =>
      [...given.values()].reduce((sum, one) => (one.chargeKey === chargeKey ? sum + one.amount : sum), 0n),
    charge(charge) {
      charged.set(charge.key, charge.amount);
      return takeCharge(charge);
    },
    refunds: {
      async give(refund) {
        const { key, chargeKey } = refund;
        const decided = provider.refundHooks.decide?.(refund);
        if (decided && decided.state !== 'refunded') return decided;
        given.set(key, refund);
        const left = (charged.get(chargeKey) ?? 0n) - provider.refundedOf(chargeKey);
        if (left < 0n) throw new Error(`The shop has refunded ${-left} too much`);
        if (left === 0n) provider.ledger.set(chargeKey, { state: 'cancelled' });
        await provider.refundHooks.afterGive?.();
        return { state: 'refunded', reference: key };
      },
      find: (_websiteId, key) =>
        Promise.resolve(given.has(key) ? { state: 'refunded', reference: key } : { state: 'unknown' }),
    },
  };
  return provider;
}
