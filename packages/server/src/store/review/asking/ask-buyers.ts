import type { Connection } from '../../../platform/database/index.ts';
import { hasMailServer } from '../../../platform/mail/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { readWebsiteById, type Website } from '../../../platform/website/index.ts';
import { selectOrder } from '../../order/index.ts';
import { hasOptedOut } from '../opt-out/opt-out.ts';
import { showsReviews } from '../shown/shown-reviews.ts';
import { selectReviewable } from '../store.ts';
import { sendRequest } from './mail.ts';
import { type DueOrder, lockNextToAsk, markAsked, updateDue } from './store.ts';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Whoever turns requests on, or sets up a mail server, does not write to everybody who ever bought. */
const MAX_LATE_DAYS = 14;

/** Asks the buyers of every shop that wants it, some days after everything of their order was sent. */
export async function askBuyers(parts: Parts, signal: AbortSignal): Promise<void> {
  const readShop = createShops(parts);
  const failed: string[] = [];
  while (!signal.aborted && (await askNext(parts, readShop, failed)));
}

interface Shop {
  readonly website: Website;
  /** A mail that is held would arrive whenever a mail server is set up, perhaps long after. */
  readonly canAsk: boolean;
}

/** The shops that have something due, each read once in a run. */
function createShops(parts: Parts): (websiteId: string) => Promise<Shop | undefined> {
  const known = new Map<string, Promise<Shop | undefined>>();
  const read = async (websiteId: string) => {
    const website = await readWebsiteById(parts.database, websiteId, parts.log);
    if (!website) return undefined;
    const canAsk = showsReviews(website) && (await hasMailServer(parts, parts.database, websiteId));
    return { website, canAsk };
  };
  return async (websiteId) => {
    const shop = known.get(websiteId) ?? read(websiteId);
    known.set(websiteId, shop);
    return await shop;
  };
}

/**
 * One transaction per order: after a kill, its mail is written and the order marked, or neither. Returns false if there is
 * none left; an order that fails is left to the next run.
 */
async function askNext(
  parts: Parts,
  readShop: (websiteId: string) => Promise<Shop | undefined>,
  failed: string[],
): Promise<boolean> {
  let order: DueOrder | undefined;
  try {
    return await parts.database.transaction(async (connection) => {
      order = await lockNextToAsk(connection, parts.clock.now(), failed);
      if (order === undefined) return false;
      await decide(parts, connection, order, await readShop(order.websiteId));
      return true;
    });
  } catch (error) {
    // One that cannot be asked must not block the others.
    if (order === undefined) throw error;
    failed.push(order.id);
    parts.log.error({ err: error, orderId: order.id }, 'A buyer could not be asked for reviews yet');
    return true;
  }
}

async function decide(
  parts: Parts,
  connection: Connection,
  { websiteId, id, fulfilledAt }: DueOrder,
  shop: Shop | undefined,
): Promise<void> {
  const now = parts.clock.now();
  const dueMs = fulfilledAt.getTime() + (shop?.website.settings.storeSettings.reviewRequestDays ?? 0) * DAY_MS;
  if (!shop || dueMs + MAX_LATE_DAYS * DAY_MS <= now.getTime()) return updateDue(connection, websiteId, id, null);
  // Looked at again later, so that what waits does not cost anything every minute.
  if (!shop.canAsk) return updateDue(connection, websiteId, id, new Date(now.getTime() + HOUR_MS));
  await markAsked(connection, websiteId, id, now);
  await askBuyer(parts, connection, shop.website, id);
}

async function askBuyer(parts: Parts, connection: Connection, website: Website, orderId: string): Promise<void> {
  const order = await selectOrder(connection, website.id, orderId);
  if (order === undefined || order.paymentStatus === 'refunded') return;
  if (await hasOptedOut(connection, website.id, order.email)) return;
  const lines = (await selectReviewable(connection, website.id, orderId)).filter(({ review }) => review === null);
  if (lines.length > 0) await sendRequest(parts, connection, { website, order, lines });
}
