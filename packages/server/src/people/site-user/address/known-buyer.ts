import type { Parts } from '../../../platform/parts.ts';
import type { SiteUser } from '../site-user.ts';
import { selectAddresses } from './store.ts';

/**
 * What the checkout may fill in for a signed-in site user: the account's email address and the default postal address.
 */
export async function knownBuyer(
  { database }: Pick<Parts, 'database'>,
  { websiteId, id: siteUserId, email }: SiteUser,
): Promise<Readonly<Record<string, string>>> {
  const [address] = await selectAddresses(database, { websiteId, siteUserId });
  if (address === undefined) return { email };
  const { id: _id, isDefault: _isDefault, ...lines } = address;
  return { email, ...lines };
}
