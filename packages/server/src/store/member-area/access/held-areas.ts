import type { Connection } from '../../../platform/database/index.ts';
import { type AreaPerson, lockBuyer, selectAreasOfProducts, selectLastingAreas, selectPaying } from './store.ts';

/** A person who wants to buy what opens areas. */
export interface AreaBuyer extends AreaPerson {
  readonly websiteId: string;
  readonly itemIds: readonly string[];
  readonly at: Date;
}

/**
 * The areas that the products would open, if all of them are open to the person already: there is nothing left to pay
 * for. Access that ends, such as that of a cancelled subscription, may be bought again.
 */
export async function heldAreas(connection: Connection, buyer: AreaBuyer): Promise<readonly string[]> {
  const { websiteId, itemIds, at } = buyer;
  const areaIds = await selectAreasOfProducts(connection, websiteId, itemIds);
  if (areaIds.length === 0) return [];
  const held = await selectLastingAreas(connection, websiteId, buyer, { areaIds, at });
  return held.length === areaIds.length ? areaIds : [];
}

/**
 * Why a person may not buy these products, so that nobody pays twice for the same access. Until the transaction ends,
 * no other purchase of access by the person is written.
 */
export async function areaObstacle(
  connection: Connection,
  buyer: AreaBuyer & { readonly isGuest: boolean },
): Promise<'has-access' | 'access-under-way' | 'access-awaited' | undefined> {
  const { websiteId, itemIds } = buyer;
  const areaIds = await selectAreasOfProducts(connection, websiteId, itemIds);
  if (areaIds.length === 0) return undefined;
  await lockBuyer(connection, websiteId, buyer);
  // In this order: a payment that succeeds in between has given the access.
  const paying = await selectPaying(connection, websiteId, buyer, areaIds);
  if (paying) return paying;
  return (await heldAreas(connection, buyer)).length > 0 ? 'has-access' : undefined;
}
