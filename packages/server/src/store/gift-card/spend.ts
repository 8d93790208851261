import { type GiftShare, shareInTurn } from '@awning/commerce';
import type { Connection } from '../../platform/database/index.ts';
import { lockCards, selectSpent, updateBalances, updateExpiry } from './store.ts';

interface OrderChange {
  readonly orderId: string;
  readonly at: Date;
}

/** Takes what an order pays with gift cards, in the transaction that writes the order. The cards are locked. */
export async function takeFromCards(
  connection: Connection,
  websiteId: string,
  { orderId, at, shares }: OrderChange & { readonly shares: readonly GiftShare[] },
): Promise<void> {
  const taken = shares.map(({ id, amount }) => ({ id, amount: -amount }));
  await updateBalances(connection, websiteId, {
    kind: 'spend',
    ref: orderId,
    orderId,
    who: '',
    note: '',
    at,
    shares: taken,
  });
}

/** Returns everything to the cards when an order ends without having been paid. Safe to repeat. */
export async function releaseCards(
  connection: Connection,
  websiteId: string,
  { orderId, at }: OrderChange,
): Promise<void> {
  await giveBack(connection, websiteId, { kind: 'release', ref: orderId, orderId, at, amount: null });
}

/** Returns a part of what the cards have paid, once for each refund. */
export async function refundToCards(
  connection: Connection,
  websiteId: string,
  { refundId, orderId, at, amount }: OrderChange & { readonly refundId: string; readonly amount: bigint },
): Promise<void> {
  await giveBack(connection, websiteId, { kind: 'refund', ref: refundId, orderId, at, amount });
}

interface GivenBack extends OrderChange {
  readonly kind: 'release' | 'refund';
  readonly ref: string;
  /** Null: everything. */
  readonly amount: bigint | null;
}

/** What comes back to an expired card can be spent for this time. */
const GRACE_DAYS = 90;

/** The order's row is locked by the caller, so that two of these never see the same rest. */
async function giveBack(
  connection: Connection,
  websiteId: string,
  { kind, ref, orderId, at, amount }: GivenBack,
): Promise<void> {
  const paid = await selectSpent(connection, websiteId, orderId, { net: true });
  const left = paid.filter((share) => share.amount > 0n);
  const shares = amount === null ? left : shareInTurn(amount, left);
  if (shares.length === 0) return;
  const ids = shares.map(({ id }) => id);
  await lockCards(connection, websiteId, ids);
  await updateBalances(connection, websiteId, { kind, ref, orderId, who: '', note: '', at, shares });
  await updateExpiry(connection, websiteId, ids, new Date(at.getTime() + GRACE_DAYS * 86_400_000));
}
