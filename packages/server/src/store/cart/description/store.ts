import { type Connection, statement } from '../../../platform/database/index.ts';

const optionsOfProducts = statement<{ itemId: string; names: readonly string[] }>(
  'cart-option-names',
  `select product_id as "itemId", array_agg(name order by position) as names
     from option where website_id = $1 and product_id = any ($2) group by product_id`,
);

/** The option names in the order of the product page. */
export async function selectOptionNames(connection: Connection, websiteId: string, itemIds: readonly string[]) {
  return await connection.run(optionsOfProducts, [websiteId, itemIds]);
}
