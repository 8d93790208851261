import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/index.ts';
import type { GiftCard } from '../card.ts';

export type ListedCard = Pick<
  GiftCard,
  | 'id'
  | 'lastCharacters'
  | 'currency'
  | 'value'
  | 'balance'
  | 'recipientName'
  | 'recipientEmail'
  | 'expiresAt'
  | 'disabledAt'
  | 'isTest'
  | 'createdAt'
>;

export interface CardPage {
  readonly after: string | undefined;
  /** The last characters of a code. */
  readonly lastCharacters: string | undefined;
  /** The beginning of the recipient's address. */
  readonly recipientKey: string | undefined;
  readonly limit: number;
}

/** Issued cards, newest first. Each search has its own index. */
export async function selectCardPage(
  { kysely }: Connection,
  websiteId: string,
  { after, lastCharacters, recipientKey, limit }: CardPage,
): Promise<ListedCard[]> {
  const conditions = [
    sql`website_id = ${websiteId} and issued_at is not null`,
    ...(after === undefined ? [] : [sql`id < ${after}`]),
    ...(lastCharacters === undefined ? [] : [sql`last_characters = ${lastCharacters}`]),
    ...(recipientKey === undefined ? [] : [sql`recipient_key like ${`${escaped(recipientKey)}%`}`]),
  ];
  const { rows } = await sql<ListedCard>`
    select id, last_characters as "lastCharacters", currency, value, balance, recipient_name as "recipientName",
           recipient_email as "recipientEmail", expires_at as "expiresAt", disabled_at as "disabledAt",
           is_test as "isTest", created_at as "createdAt"
      from gift_card where ${sql.join(conditions, sql` and `)} order by id desc limit ${limit}`.execute(kysely);
  return rows;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}
