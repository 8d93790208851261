import type { Connection } from '../../../platform/database/index.ts';
import { hasMailServer } from '../../../platform/mail/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { readWebsiteById, type Website } from '../../../platform/website/index.ts';
import { selectOrder } from '../../order/index.ts';
import { showsReviews } from '../shown/shown-reviews.ts';
import { selectReviewable } from '../store.ts';
import { sendRequest } from './mail.ts';
import { type AskedTime, lockNextToAsk, markAsked, selectAskingWebsites } from './store.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Whoever turns requests on, or sets up a mail server, does not write to everybody who ever bought. */
const MAX_LATE_DAYS = 14;

/** Asks the buyers of every shop that wants it, some days after everything of their order was sent. */
export async function askBuyers(parts: Parts, signal: AbortSignal): Promise<void> {
  for (const websiteId of await selectAskingWebsites(parts.database)) {
    const website = await readWebsiteById(parts.database, websiteId, parts.log);
    // A mail that is held would arrive whenever a mail server is set up, perhaps long after.
    if (!website || !showsReviews(website) || !(await hasMailServer(parts, parts.database, websiteId))) continue;
    const time = askedTime(website, parts.clock.now());
    const failed: string[] = [];
    while (!signal.aborted && (await askNext(parts, website, time, failed)));
  }
}

function askedTime({ settings }: Website, now: Date): AskedTime {
  const untilMs = now.getTime() - settings.storeSettings.reviewRequestDays * DAY_MS;
  return { after: new Date(untilMs - MAX_LATE_DAYS * DAY_MS), until: new Date(untilMs) };
}

/**
 * One transaction per order: after a kill, its mail is written and the order marked, or neither. Returns false if there is
 * none left; an order that fails is left to the next run.
 */
async function askNext(parts: Parts, website: Website, time: AskedTime, failed: string[]): Promise<boolean> {
  let orderId: string | undefined;
  try {
    return await parts.database.transaction(async (connection) => {
      orderId = await lockNextToAsk(connection, website.id, time, failed);
      if (orderId === undefined) return false;
      await markAsked(connection, website.id, orderId, parts.clock.now());
      await askBuyer(parts, connection, website, orderId);
      return true;
    });
  } catch (error) {
    // One that cannot be asked must not block the others.
    if (orderId === undefined) throw error;
    failed.push(orderId);
    parts.log.error({ err: error, orderId }, 'A buyer could not be asked for reviews yet');
    return true;
  }
}

async function askBuyer(parts: Parts, connection: Connection, website: Website, orderId: string): Promise<void> {
  const order = await selectOrder(connection, website.id, orderId);
  if (order === undefined || order.paymentStatus === 'refunded') return;
  const lines = (await selectReviewable(connection, website.id, orderId)).filter(({ review }) => review === null);
  if (lines.length > 0) await sendRequest(parts, connection, { website, order, lines });
}
