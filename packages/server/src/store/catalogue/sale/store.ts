import { type Connection, statement } from '../../../platform/database/index.ts';

export interface TurningSale {
  readonly websiteId: string;
  readonly productId: string;
  readonly collectionId: string;
  readonly from: Date | null;
  readonly until: Date | null;
}

const turning = statement<TurningSale>(
  'catalogue-sale-turning',
  `/* all websites: sales of any website begin and end */
   select website_id as "websiteId", id as "productId", collection_id as "collectionId", sale_from as "from", sale_until as "until"
     from product
    where sale_turns_at <= $1 order by sale_turns_at limit 1 for no key update`,
);

/** The product whose sale should have begun or ended longest ago, locked. */
export async function lockTurningSale(connection: Connection, now: Date): Promise<TurningSale | undefined> {
  return (await connection.run(turning, [now]))[0];
}

const turn = statement(
  'catalogue-sale-turn',
  `with turned as (
     update product set on_sale = $3 and sale_price is not null, sale_turns_at = $4
      where website_id = $1 and id = $2 returning id)
   update variant set on_sale = $3 and variant.sale_price is not null from turned
    where variant.website_id = $1 and variant.product_id = turned.id
      and variant.on_sale <> ($3 and variant.sale_price is not null)`,
);

/** Begins or ends the sale of a product. */
export async function updateSale(
  connection: Connection,
  { websiteId, productId }: Pick<TurningSale, 'websiteId' | 'productId'>,
  isOn: boolean,
  turnsAt: Date | null,
): Promise<void> {
  await connection.run(turn, [websiteId, productId, isOn, turnsAt]);
}
