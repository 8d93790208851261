import { setTimeout as pause } from 'node:timers/promises';
import { addTeamMember, type TestServer, type Visitor } from '@awning/testing';
import { expect } from 'vitest';
import { newId } from '../../../platform/database/index.ts';

/** What the team was told is done. */
export interface TeamWork {
  readonly refunds: { readonly orderId: string; readonly key: string }[];
  readonly cancelled: Set<string>;
  /** Units that were put into the stock by hand. */
  received: number;
  isOver: boolean;
}

interface Office {
  readonly server: Pick<TestServer, 'database' | 'clock' | 'website'>;
  readonly member: Visitor;
  readonly variantId: string;
  /** Orders that were acknowledged to their buyers. */
  readonly orders: ReadonlySet<string>;
  readonly onFailure: (text: string) => void;
}

export function newTeamWork(): TeamWork {
  return { refunds: [], cancelled: new Set(), received: 0, isOver: false };
}

/** Signs a new member of the team in. The session outlives the server. */
export async function signIn(server: Office['server'], member: Visitor): Promise<void> {
  const { email, password } = await addTeamMember(server as TestServer);
  const answer = await member.post('/api/team/session', { email, password });
  expect([answer.status, answer.text]).toEqual([200, expect.anything()]);
}

/** Refunds, cancels and restocks in turn until it is over. What gets no response is asked for again, with the same key. */
export async function workOn(work: TeamWork, office: Office): Promise<void> {
  const deeds = [refundPart, receiveStock, refundUnit, cancelOrder];
  const seen = new Set<string>();
  while (!work.isOver) {
    const orderId = [...office.orders].find((id) => !seen.has(id));
    if (orderId === undefined) {
      await pause(20);
      continue;
    }
    await deeds[seen.size % deeds.length]?.(work, office, orderId);
    seen.add(orderId);
  }
}

async function refundPart(work: TeamWork, office: Office, orderId: string): Promise<void> {
  await refund(work, office, orderId, { kind: 'amount', amount: '0.50', restock: false });
}

async function refundUnit(work: TeamWork, office: Office, orderId: string): Promise<void> {
  await refund(work, office, orderId, { kind: 'units', lines: [{ id: `${orderId}:0`, quantity: 1 }], restock: true });
}

async function refund(work: TeamWork, office: Office, orderId: string, body: object): Promise<void> {
  const key = newId(office.server.clock);
  await done(office, `/api/commerce/orders/${orderId}/refunds`, body, { 'idempotency-key': key });
  work.refunds.push({ orderId, key });
}

async function cancelOrder(work: TeamWork, office: Office, orderId: string): Promise<void> {
  // Asked again after a lost response, it is refused, because it is done.
  await done(office, `/api/commerce/orders/${orderId}/cancel`, undefined, {}, [200, 409]);
  work.cancelled.add(orderId);
}

async function receiveStock(work: TeamWork, office: Office): Promise<void> {
  const change = { variantId: office.variantId, key: newId(office.server.clock), by: 1, reason: 'received' };
  await done(office, '/api/commerce/inventory/changes', { changes: [change] });
  work.received += 1;
}

/** Repeats a call until it has been done. */
async function done(
  { member, onFailure }: Office,
  path: string,
  body: object | undefined,
  headers: Record<string, string> = {},
  statuses: readonly number[] = [200],
): Promise<void> {
  for (;;) {
    const answer = await member.post(path, body, headers).catch(() => undefined);
    if (answer && statuses.includes(answer.status)) return;
    if (answer && answer.status !== 503) onFailure(`${path}: ${answer.status} ${answer.text}`);
    await pause(50);
  }
}
