import type { Connection } from '../../platform/database/index.ts';
import type { Task } from '../../platform/jobs/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { paymentProviders, type SavedInstruments, withTimeout } from '../payment/index.ts';
import type { Subscription } from './subscription.ts';

const forgetName = 'subscription.forget-cards';

/** After a timeout, a card may still be on its way to the provider; an hour later it has arrived. */
const LATER_MS = 3_600_000;

const FORGET_TIMEOUT_MS = 10_000;

interface ForgetPayload {
  readonly websiteId: string;
  readonly id: string;
  readonly provider: string;
  /** Absent: every card that was saved for the subscription. */
  readonly reference?: string;
}

/** Part of the transaction that ends a subscription, or gives up one that was never paid. */
export async function forgetCards(
  { jobs, clock }: Pick<Parts, 'jobs' | 'clock'>,
  connection: Connection,
  websiteId: string,
  { id, provider }: Pick<Subscription, 'id' | 'provider'>,
  when: 'now' | 'later',
): Promise<void> {
  const runAt = new Date(clock.now().getTime() + (when === 'later' ? LATER_MS : 0));
  await jobs.add(connection, forgetName, { websiteId, id, provider }, { runAt });
}

/** Part of the transaction that replaces a card. */
export async function forgetCard(
  { jobs }: Pick<Parts, 'jobs'>,
  connection: Connection,
  websiteId: string,
  { id, provider, instrument }: Pick<Subscription, 'id' | 'provider' | 'instrument'>,
): Promise<void> {
  if (instrument !== null) await jobs.add(connection, forgetName, { websiteId, id, provider, reference: instrument });
}

/** The provider forgets cards that no subscription is paid with any more. */
export function forgetCardsTask(parts: Parts): Task<ForgetPayload> {
  return {
    name: forgetName,
    async run({ websiteId, id, provider, reference }) {
      const saved = paymentProviders(parts).find(({ name }) => name === provider)?.savedInstruments;
      if (!saved) throw new Error(`The provider ${provider} is gone`);
      const cards = reference === undefined ? await list(saved, websiteId, id) : [reference];
      for (const card of cards) {
        await withTimeout(FORGET_TIMEOUT_MS, (signal) => saved.forget(websiteId, id, card, signal));
      }
    },
  };
}

async function list(saved: SavedInstruments, websiteId: string, owner: string): Promise<readonly string[]> {
  const cards = await withTimeout(FORGET_TIMEOUT_MS, (signal) => saved.list(websiteId, owner, signal));
  return cards.map(({ reference }) => reference);
}
