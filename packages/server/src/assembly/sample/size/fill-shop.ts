import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { refreshOwnStatistics, refreshStatistics } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { passwords } from '../../../platform/password/index.ts';
import { createWebsite, primaryLanguage, readWebsiteById, type Website } from '../../../platform/website/index.ts';
import { storeCurrency } from '../../../store/catalogue/index.ts';
import { readStoreRules } from '../../../store/store-rules/index.ts';
import { fillBareWebsite } from '../fill-sample.ts';
import type { SampleParts } from '../sample-parts.ts';
import { sampleWebsite } from '../shop.ts';
import { sizedCustomer } from './customers.ts';
import { fateOf } from './fate.ts';
import { sizeMessages } from './messages.ts';
import { type OrderSurroundings, sizedLines, sizedOrder } from './orders.ts';
import { sizedProduct, sizedVariant } from './products.ts';
import { customerRow, orderRows, type ProductPlace, productRows } from './rows.ts';
import type { ShopSize } from './size.ts';
import {
  begin,
  commit,
  copyRows,
  notifyAllProcesses,
  type SizedRows,
  selectStore,
  selectWebsites,
  takeNumbers,
  undo,
} from './store.ts';

export type ShopProgress = (done: number, total: number, what: string) => void;
export type FilledShop = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/**
 * Fills the store at `/shop` with products, variants, stock, customers and orders, always the same ones for the same size. An
 * installation without a website gets the sample website around them. All rows are inserted in one transaction.
 */
export async function fillShop(
  parts: SampleParts & Pick<Parts, 'log'>,
  client: Client,
  size: ShopSize,
  progress: ShopProgress = () => undefined,
): Promise<FilledShop> {
  const [websiteId = await newWebsite(parts), second] = await selectWebsites(client);
  if (second !== undefined) return { ok: false, reason: sizeMessages.severalWebsites };
  const website = await readWebsiteById(parts.database, websiteId, parts.log);
  if (website === undefined) throw new Error('The website cannot be read');
  const store = await selectStore(client, websiteId, 'shop');
  if (store === undefined) return { ok: false, reason: sizeMessages.noStore };
  if (store.hasSizedProducts) return { ok: false, reason: sizeMessages.filled };
  const at = parts.clock.now();
  const { imageIds, id: collectionId } = store;
  const place = { websiteId, collectionId, firstPosition: store.lastPosition + 1, imageIds, at };
  await begin(client);
  try {
    await copyProducts(client, place, size, progress);
    const surroundings = await orderSurroundings(parts, website, size);
    await copyCustomers(client, websiteId, surroundings, progress);
    await copyOrders(client, websiteId, surroundings, progress);
    await notifyAllProcesses(client, websiteId);
    await commit(client);
  } catch (error) {
    await undo(client);
    throw error;
  }
  await refreshStatistics(client);
  return { ok: true };
}

async function newWebsite(parts: SampleParts): Promise<string> {
  return await parts.database.transaction(async (connection) => {
    const id = await createWebsite(connection, parts.clock, sampleWebsite());
    await fillBareWebsite(parts, connection, id);
    return id;
  });
}

async function orderSurroundings(parts: SampleParts, website: Website, size: ShopSize): Promise<OrderSurroundings> {
  const language = primaryLanguage(website);
  const rules = await readStoreRules(parts.database, website, language);
  return { size, rules, currency: storeCurrency(website), language, now: parts.clock.now() };
}

/** Small enough to keep memory use low. */
const CHUNK_SIZE = 1000;
/** In chunks: after these, a table is much larger than it was planned for. */
const GROWTH_STEPS: readonly number[] = [1, 10, 100];

async function copyProducts(
  client: Client,
  place: ProductPlace,
  size: ShopSize,
  progress: ShopProgress,
): Promise<void> {
  const sold = soldOf(size);
  for (const numbers of chunks(size.products)) {
    progress((numbers[0] ?? 1) - 1, size.products, 'products');
    const products = numbers.map((number) => sizedProduct(number, size));
    await copyRows(
      client,
      productRows(products, place, (variantId) => ({ left: size.units, sold: sold.get(variantId) ?? 0 })),
    );
    await planForGrowth(client, numbers);
  }
}

/** They share the hash of a password that nobody knows: a hash takes a while, by intention. */
async function copyCustomers(
  client: Client,
  websiteId: string,
  { size: { customers }, language, now }: OrderSurroundings,
  progress: ShopProgress,
): Promise<void> {
  if (customers === 0) return;
  const hashed = await passwords.make(randomUUID());
  if (!hashed.ok) throw new Error('No password can be hashed');
  for (const numbers of chunks(customers)) {
    progress((numbers[0] ?? 1) - 1, customers, 'customers');
    const rows = numbers.map((number) =>
      customerRow(websiteId, sizedCustomer(number), { passwordHash: hashed.value, language, at: now }),
    );
    await copyRows(client, { site_user: rows });
  }
}

async function copyOrders(
  client: Client,
  websiteId: string,
  surroundings: OrderSurroundings,
  progress: ShopProgress,
): Promise<void> {
  const { size } = surroundings;
  const { orders } = size;
  if (orders === 0) return;
  const lastNumber = await takeNumbers(client, websiteId, orders);
  for (const numbers of chunks(orders)) {
    progress((numbers[0] ?? 1) - 1, orders, 'orders');
    const rows = numbers.map((number) =>
      orderRows(number, sizedOrder(number, surroundings), {
        websiteId,
        orderNumber: lastNumber + BigInt(number),
        fate: fateOf(number, size),
      }),
    );
    await copyRows(client, joined(rows));
    await planForGrowth(client, numbers);
  }
}

/** Triggers planned for the first chunk would read whole tables for each of the later ones. */
async function planForGrowth(client: Client, numbers: readonly number[]): Promise<void> {
  if (GROWTH_STEPS.includes((numbers.at(-1) ?? 0) / CHUNK_SIZE)) await refreshOwnStatistics(client);
}

/** The quantity of each variant that the orders take, so that exactly the requested stock is left. */
function soldOf(size: ShopSize): Map<string, number> {
  const sold = new Map<string, number>();
  for (let number = 1; number <= size.orders; number += 1) {
    if (fateOf(number, size) === 'cancelled') continue;
    for (const { product, position, quantity } of sizedLines(number, size)) {
      const { id } = sizedVariant(product, position, size.variants);
      sold.set(id, (sold.get(id) ?? 0) + quantity);
    }
  }
  return sold;
}

function joined(parts: readonly SizedRows[]): SizedRows {
  const tables = [...new Set(parts.flatMap((part) => Object.keys(part) as (keyof SizedRows)[]))];
  return Object.fromEntries(tables.map((table) => [table, parts.flatMap((part) => part[table] ?? [])]));
}

function* chunks(total: number): Generator<number[]> {
  for (let first = 1; first <= total; first += CHUNK_SIZE) {
    yield Array.from({ length: Math.min(CHUNK_SIZE, total - first + 1) }, (_, index) => first + index);
  }
}
