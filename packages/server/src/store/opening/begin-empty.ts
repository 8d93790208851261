import type { EditContext, EditOutcome } from '../../platform/editing/index.ts';
import { changeDoor } from './door.ts';
import type { EmptyBody } from './schema.ts';
import { freshContext, saveShop } from './shop.ts';
import { addStarter } from './starter/add-starter.ts';
import { lockOpening } from './store.ts';
import { takeSampleAway } from './take-sample-away.ts';

/**
 * Replaces what is left of the sample by the beginnings of an own shop. It runs in the caller's transaction, so it
 * happens as a whole or not at all, and a repeated call adds only what is missing. What the team has made or changed
 * stays, as do orders, accounts, contacts and submissions.
 */
export async function beginEmpty(context: EditContext, { shop, parcelPrice }: EmptyBody): Promise<EditOutcome> {
  await lockOpening(context.connection, context.website.id);
  const current = await freshContext(context);
  const taken = await takeSampleAway(current);
  const saved = await saveShop(current, shop);
  if (saved.ok) await addStarter(await freshContext(current), { taken, parcelPrice });
  // An empty shop is nothing to see; the owner opens it once it is ready.
  if (saved.ok && taken.wasSample) await changeDoor(current, true);
  return saved;
}
