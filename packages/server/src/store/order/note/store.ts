import { type Connection, statement } from '../../../platform/database/index.ts';

export interface OrderNote {
  readonly id: string;
  readonly who: string;
  readonly text: string;
  /** Whether the buyer got it by mail; otherwise only the team sees it. */
  readonly isMailed: boolean;
  readonly createdAt: Date;
}

const insert = statement(
  'order-note-insert',
  'insert into order_note (website_id, id, order_id, who, text, is_mailed, created_at) values ($1, $2, $3, $4, $5, $6, $7)',
);

export async function insertNote(
  connection: Connection,
  websiteId: string,
  orderId: string,
  { id, who, text, isMailed, createdAt }: OrderNote,
): Promise<void> {
  await connection.run(insert, [websiteId, id, orderId, who, text, isMailed, createdAt]);
}

const ofOrder = statement<OrderNote>(
  'order-notes',
  `select id, who, text, is_mailed as "isMailed", created_at as "createdAt" from order_note
    where website_id = $1 and order_id = $2 order by created_at, id`,
);

export async function selectNotes(connection: Connection, websiteId: string, orderId: string): Promise<OrderNote[]> {
  return await connection.run(ofOrder, [websiteId, orderId]);
}
