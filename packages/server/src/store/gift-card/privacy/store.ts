import type { CurrencyCode } from '@awning/formats';
import { type Connection, statement } from '../../../platform/database/index.ts';

interface ReceivedCard {
  readonly lastCharacters: string;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly senderName: string;
  readonly message: string;
  readonly value: bigint;
  readonly balance: bigint;
  readonly currency: CurrencyCode;
  readonly issuedAt: Date;
}

const cardsOfRecipient = statement<ReceivedCard>(
  'gift-cards-of-recipient',
  `select last_characters as "lastCharacters", recipient_name as "recipientName", recipient_email as "recipientEmail",
          sender_name as "senderName", message, value, balance, currency, issued_at as "issuedAt"
     from gift_card where website_id = $1 and recipient_key = $2 and delivered_at is not null order by id`,
);

/** The cards that were mailed to an address. One for a later day is still a surprise. */
export async function selectCardsOfRecipient(
  connection: Connection,
  websiteId: string,
  recipientKey: string,
): Promise<ReceivedCard[]> {
  return await connection.run(cardsOfRecipient, [websiteId, recipientKey]);
}

const forget = statement(
  'gift-cards-forget-recipient',
  `update gift_card set recipient_name = '', recipient_email = null, recipient_key = null, message = '', sender_name = ''
    where website_id = $1 and recipient_key = $2 and delivered_at is not null`,
);

/** Deletes who got the cards of an address, and what was written to them. */
export async function updateRecipientForgotten(
  connection: Connection,
  websiteId: string,
  recipientKey: string,
): Promise<void> {
  await connection.run(forget, [websiteId, recipientKey]);
}
