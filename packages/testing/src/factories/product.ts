import { newId } from '@awning/server/platform/database';
import { createCollection } from '@awning/server/site/content';
import { createProduct, type NewProduct, type NewVariant } from '@awning/server/store/catalogue';
import { CollectionType } from '@awning/site-model';
import type { TestServer } from '../server/test-server.ts';
import type { TestWebsite } from './website.ts';

export interface TestProduct {
  readonly id: string;
  readonly slug: string;
  readonly collectionId: string;
  /** In the order of the variants. */
  readonly variantIds: readonly string[];
  readonly skus: readonly string[];
}

export type WantedProduct = Partial<Omit<NewProduct, 'variants'>> & {
  readonly website?: Pick<TestWebsite, 'id'>;
  readonly name?: string;
  /** Of the single variant, if `variants` is absent. */
  readonly price?: bigint;
  /** Of the single variant; unlimited if absent. */
  readonly onHand?: number;
  readonly variants?: readonly Partial<NewVariant>[];
};

/** Adds a published product, by default physical with one variant that costs 20.00. */
export async function addProduct(server: TestServer, wanted: WantedProduct = {}): Promise<TestProduct> {
  const { website = server.website, name = 'Bowl', price = 2000n, onHand, variants, ...product } = wanted;
  const tail = newId(server.clock).slice(-12);
  const slug = product.slug ?? `bowl-${tail}`;
  const collectionId = product.collectionId ?? (await addStorePage(server, website));
  const stock = onHand === undefined ? {} : { onHand };
  const complete = (variants ?? [{ price, ...stock }]).map((variant, position) => ({
    sku: `SKU-${tail}-${position}`,
    price,
    ...variant,
  }));
  const texts = { en: { name }, de: { name: `${name} auf Deutsch` } };
  const created = await server.database.transaction((connection) =>
    createProduct(connection, server.clock, website.id, {
      type: 1,
      texts,
      ...product,
      slug,
      collectionId,
      variants: complete,
    }),
  );
  return { ...created, slug, collectionId, skus: complete.map(({ sku }) => sku) };
}

/** A store page with its own address. */
export async function addStorePage(
  server: TestServer,
  website: Pick<TestWebsite, 'id'> = server.website,
): Promise<string> {
  return await createCollection(server.database, server.clock, website.id, {
    urlId: `shop-${newId(server.clock).slice(-12)}`,
    typeName: 'products',
    type: CollectionType.products,
    texts: { en: { title: 'Shop' } },
  });
}

/** The first part of the addresses of a page and of what is on it. */
export async function addressOf(server: TestServer, collectionId: string): Promise<string> {
  const { urlId } = await server.database.kysely
    .selectFrom('collection')
    .select('url_id as urlId')
    .where('website_id', '=', server.website.id)
    .where('id', '=', collectionId)
    .executeTakeFirstOrThrow();
  return urlId;
}
