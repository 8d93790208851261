import type { Connection } from '../../../platform/database/index.ts';
import { createSharedLimiter } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { signatureOf } from '../../../platform/signature.ts';
import type { Website } from '../../../platform/website/index.ts';
import { donationItem } from './donation-item.ts';
import { sendAlert } from './mail.ts';
import { countPaid, insertDeclines, selectDeclines, takeAlert } from './store.ts';

/** One attempt to pay with a card. */
export interface CardTry {
  readonly card: string | null;
  readonly address: string | null;
  /** The bought items; empty for a donation. */
  readonly itemIds: readonly string[];
  readonly cartCreatedAt: Date;
}

const WINDOW_SECONDS = 10 * 60;

/** The number of declined payments within the window after which a card, an address or a product is throttled. */
const declineLimits = { card: 10, address: 30, item: 30 } as const;

/**
 * Attempts per minute for a product under attack. Carts older than a minute, which every shopper who types an address
 * has, have their own lane, apart from programs that come and go in a second.
 */
const laneTries = { fresh: 20, aged: 60 } as const;
const AGED_CART_SECONDS = 60;
const LANE_SECONDS = 60;
const QUIET_HOURS = 1;

/**
 * How long the next card payment has to wait; 0 in ordinary times. Thieves test stolen numbers from thousands of
 * addresses, with a new number or browser each time. They cannot hide that their payments are declined, nor what they
 * buy. A card or an address with many declines is paused; a product with more declines than sales is throttled.
 */
export async function secondsToWait(
  parts: Pick<Parts, 'config' | 'clock'>,
  connection: Connection,
  websiteId: string,
  cardTry: CardTry,
): Promise<number> {
  const now = parts.clock.now();
  const since = windowStart(now);
  const { card, address, items, itemIds } = subjectsOf(parts, cardTry);
  const declines = await selectDeclines(connection, websiteId, [card, address, ...items].filter(isKnown), since);
  if (declines.size === 0) return 0;
  if (countOf(declines, card) >= declineLimits.card) return WINDOW_SECONDS;
  if (countOf(declines, address) >= declineLimits.address) return WINDOW_SECONDS;
  for (const [position, subject] of items.entries()) {
    const itemId = itemIds[position] ?? '';
    if (await isUnderAttack(connection, websiteId, itemId, countOf(declines, subject), since)) {
      const seconds = await waitInLane(connection, websiteId, subject, cardTry, now);
      if (seconds > 0) return seconds;
    }
  }
  return 0;
}

/** Counts a declined payment, and warns the owner when a product has become a target. */
export async function countDecline(
  parts: Pick<Parts, 'config' | 'clock' | 'database' | 'jobs' | 'log'>,
  website: Website,
  cardTry: CardTry,
): Promise<void> {
  const { database, clock, log } = parts;
  const now = clock.now();
  const since = windowStart(now);
  const { card, address, items, itemIds } = subjectsOf(parts, cardTry);
  await insertDeclines(database, website.id, [card, address, ...items].filter(isKnown), now);
  const declines = await selectDeclines(database, website.id, items, since);
  for (const [position, subject] of items.entries()) {
    const count = countOf(declines, subject);
    const itemId = itemIds[position] ?? '';
    if (!(await isUnderAttack(database, website.id, itemId, count, since))) continue;
    const isWarned = await database.transaction(async (connection) => {
      const quietSince = new Date(now.getTime() - QUIET_HOURS * 3_600_000);
      if (!(await takeAlert(connection, website.id, subject, now, quietSince))) return false;
      await sendAlert(parts, connection, website, { itemId, count });
      return true;
    });
    if (isWarned) log.warn({ websiteId: website.id, itemId, count }, 'Many card payments for a product are declined');
  }
}

async function isUnderAttack(
  connection: Connection,
  websiteId: string,
  itemId: string,
  declines: number,
  since: Date,
): Promise<boolean> {
  if (declines < declineLimits.item) return false;
  // On a busy day some cards are declined too, but many more are not.
  return declines > (await countPaid(connection, websiteId, itemId, since));
}

async function waitInLane(
  connection: Connection,
  websiteId: string,
  subject: string,
  { cartCreatedAt }: CardTry,
  now: Date,
): Promise<number> {
  const lane = now.getTime() - cartCreatedAt.getTime() >= AGED_CART_SECONDS * 1000 ? 'aged' : 'fresh';
  const window = { per: 'subject', allowed: laneTries[lane], seconds: LANE_SECONDS } as const;
  return await createSharedLimiter(connection).take(`${websiteId}:card-lane:${lane}:${subject}`, window, now);
}

/**
 * Hashes: a card number must not be stored, and an address need not be. Products are sorted: the count of each lane
 * stays locked until the order is written, and two carts must not deadlock.
 */
function subjectsOf({ config }: Pick<Parts, 'config'>, { card, address, itemIds: bought }: CardTry) {
  const itemIds = bought.length === 0 ? [donationItem] : bought.toSorted();
  const hash = (kind: string, text: string | null) =>
    text === null ? undefined : `${kind}:${signatureOf(config.secrets, `${kind}:${text}`)}`;
  return {
    card: hash('card', card),
    address: hash('address', address),
    items: itemIds.map((id) => `item:${id}`),
    itemIds,
  };
}

function windowStart(now: Date): Date {
  return new Date(now.getTime() - WINDOW_SECONDS * 1000);
}

function countOf(declines: ReadonlyMap<string, number>, subject: string | undefined): number {
  return subject === undefined ? 0 : (declines.get(subject) ?? 0);
}

function isKnown(subject: string | undefined): subject is string {
  return subject !== undefined;
}
