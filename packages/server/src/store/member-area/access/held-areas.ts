import type { Connection } from '../../../platform/database/index.ts';
import { lockBuyer, selectAreasOfProducts, selectIsPaying, selectLastingAreas } from './store.ts';

/** An account that wants to buy what opens areas. */
export interface AreaBuyer {
  readonly websiteId: string;
  readonly siteUserId: string;
  readonly itemIds: readonly string[];
  readonly at: Date;
}

/**
 * The areas that the products would open, if all of them are open to the account already: there is nothing left to pay
 * for. Access that ends, such as that of a cancelled subscription, may be bought again.
 */
export async function heldAreas(connection: Connection, buyer: AreaBuyer): Promise<readonly string[]> {
  const { websiteId, siteUserId, itemIds, at } = buyer;
  const areaIds = await selectAreasOfProducts(connection, websiteId, itemIds);
  if (areaIds.length === 0) return [];
  const held = await selectLastingAreas(connection, websiteId, { siteUserId, areaIds, at });
  return held.length === areaIds.length ? areaIds : [];
}

/**
 * Why an account may not buy these products, so that nobody pays twice for the same access. Until the transaction ends,
 * no other purchase of access by the account is written.
 */
export async function areaObstacle(
  connection: Connection,
  buyer: AreaBuyer,
): Promise<'has-access' | 'access-under-way' | undefined> {
  const { websiteId, siteUserId, itemIds } = buyer;
  const areaIds = await selectAreasOfProducts(connection, websiteId, itemIds);
  if (areaIds.length === 0) return undefined;
  await lockBuyer(connection, websiteId, siteUserId);
  // In this order: a payment that succeeds in between has given the access.
  if (await selectIsPaying(connection, websiteId, siteUserId, areaIds)) return 'access-under-way';
  return (await heldAreas(connection, buyer)).length > 0 ? 'has-access' : undefined;
}
