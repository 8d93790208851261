import { giftCardExpiry } from '@awning/commerce';
import { type Connection, newId } from '../../platform/database/index.ts';
import type { Parts } from '../../platform/parts.ts';
import type { Website } from '../../platform/website/index.ts';
import type { CardWishes, GiftCard } from './card.ts';
import { newCode } from './code.ts';
import { sendGiftCard } from './mail.ts';
import { insertCard, markDelivered, markIssued, setExpiry } from './store.ts';

type IssueParts = Pick<Parts, 'config' | 'clock' | 'jobs'>;

/** Writes the card that an order sells. It is worth nothing until the order is paid. */
export async function prepareCard(
  { config, clock }: Pick<Parts, 'config' | 'clock'>,
  connection: Connection,
  websiteId: string,
  { orderId, isTest, ...wishes }: CardWishes & { readonly orderId: string; readonly isTest: boolean },
): Promise<void> {
  await insertCard(connection, websiteId, {
    ...wishes,
    ...newCode({ config }, websiteId),
    id: newId(clock),
    orderId,
    isTest,
    createdAt: clock.now(),
  });
}

/**
 * Issues the card of an order, in the transaction in which the order becomes paid. However often a payment is reported,
 * the card gets its value once.
 */
export async function issueCardOfOrder(
  parts: IssueParts,
  connection: Connection,
  website: Website,
  orderId: string,
): Promise<void> {
  const at = parts.clock.now();
  const card = await markIssued(connection, website.id, { orderId, at, who: '', note: '' });
  if (!card) return;
  const sentAt = card.deliverAt !== null && card.deliverAt > at ? card.deliverAt : at;
  const expiresAt = giftCardExpiry(sentAt, website.settings.storeSettings, website.settings.timeZone);
  if (expiresAt !== null) await setExpiry(connection, website.id, card.id, expiresAt);
  await deliverIfDue(parts, connection, website, { ...card, expiresAt });
}

export interface IssuedByHand {
  readonly wishes: CardWishes;
  readonly who: string;
  readonly note: string;
}

/** A card that the team issues, in the caller's transaction. */
export async function issueByHand(
  parts: IssueParts,
  connection: Connection,
  website: Website,
  { wishes, who, note }: IssuedByHand,
): Promise<GiftCard> {
  const id = newId(parts.clock);
  const at = parts.clock.now();
  const code = newCode(parts, website.id);
  await insertCard(connection, website.id, { ...wishes, ...code, id, orderId: null, isTest: false, createdAt: at });
  const card = await markIssued(connection, website.id, { cardId: id, at, who, note });
  if (!card) throw new Error(`The gift card ${id} was not written`);
  await deliverIfDue(parts, connection, website, card);
  return card;
}

/** A card for a later day is left to the task. */
async function deliverIfDue(
  parts: IssueParts,
  connection: Connection,
  website: Website,
  card: GiftCard,
): Promise<void> {
  const now = parts.clock.now();
  if (card.deliverAt !== null && card.deliverAt <= now) await deliverCard(parts, connection, website, card);
}

/** The mail exists if and only if the card is marked. */
export async function deliverCard(
  parts: IssueParts,
  connection: Connection,
  website: Website,
  card: GiftCard,
): Promise<void> {
  await sendGiftCard(parts, connection, website, card);
  await markDelivered(connection, website.id, card.id, parts.clock.now());
}
