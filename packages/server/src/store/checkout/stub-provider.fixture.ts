import type { Charge, Dispute, FoundCharge, PaymentProvider } from '../payment/index.ts';

type Outcome = Exclude<FoundCharge, { state: 'unknown' }>;

/** The points at which a test may intervene. */
interface StubHooks {
  /** The result of a charge; captured by default. */
  outcome?: (charge: Charge) => Outcome;
  /** Before the ledger is written. */
  beforeCharge?: (key: string) => Promise<void>;
  /** After the ledger was written and before the shop gets the response. */
  afterCharge?: (key: string) => Promise<void>;
  beforeFind?: (key: string) => Promise<void>;
  beforeCancel?: (key: string) => Promise<void>;
  beforeDisputes?: (key: string) => Promise<void>;
}

export interface StubProvider extends PaymentProvider {
  /** The provider's ledger. */
  readonly ledger: Map<string, Outcome>;
  /** What is disputed, by the key of the charge. */
  readonly disputed: Map<string, readonly Dispute[]>;
  hooks: StubHooks;
  captured(): number;
}

interface StubEvent {
  readonly id: string;
  readonly key: string;
  readonly isAboutDispute?: boolean;
}

/** A provider with its own ledger in memory, which a test can stop at named points. Events need no signature. */
export function stubProvider(): StubProvider {
  const ledger = new Map<string, Outcome>();
  const disputed = new Map<string, readonly Dispute[]>();
  const provider: StubProvider = {
    name: 'stub',
    labels: { en: 'Stub' },
    takesMoney: 'now',
    asksForCard: false,
    ledger,
    disputed,
    hooks: {},
    captured: () => [...ledger.values()].filter(({ state }) => state === 'captured').length,
    read: () => ({ ok: true, instrument: {} }),
    async charge(charge) {
      await provider.hooks.beforeCharge?.(charge.key);
      const known = ledger.get(charge.key);
      const result = known ?? provider.hooks.outcome?.(charge) ?? captured(charge.key);
      ledger.set(charge.key, result);
      await provider.hooks.afterCharge?.(charge.key);
      return result;
    },
    async find(_websiteId, key) {
      await provider.hooks.beforeFind?.(key);
      return ledger.get(key) ?? { state: 'unknown' };
    },
    async cancel(_websiteId, key) {
      await provider.hooks.beforeCancel?.(key);
      const known = ledger.get(key);
      if (known?.state !== 'declined') ledger.set(key, { state: 'cancelled' });
    },
    readEvent({ body }) {
      const { id, key, isAboutDispute = false } = JSON.parse(body.toString('utf8')) as StubEvent;
      return { ok: true, eventId: id, key, isAboutDispute, payload: { id, key } };
    },
    disputes: {
      async list(_websiteId, key) {
        const now = disputed.get(key) ?? [];
        await provider.hooks.beforeDisputes?.(key);
        return now;
      },
    },
  };
  return provider;
}

export function captured(key: string) {
  return { state: 'captured', reference: key, label: 'Stub' } as const;
}
