import type { Connection } from '../../../platform/database/index.ts';
import type { BookAddress } from '../schema.ts';

/** The owner of the addresses. */
export interface AddressOwner {
  readonly websiteId: string;
  readonly siteUserId: string;
}

/** The default first, then in the order in which they were added. */
export async function selectAddresses(
  connection: Connection,
  { websiteId, siteUserId }: AddressOwner,
): Promise<BookAddress[]> {
  return connection.kysely
    .selectFrom('site_user_address')
    .select([
      'id',
      'first_name as firstName',
      'last_name as lastName',
      'company',
      'line1',
      'line2',
      'city',
      'region',
      'postal_code as postalCode',
      'country',
      'phone',
      'is_default as isDefault',
    ])
    .where('website_id', '=', websiteId)
    .where('site_user_id', '=', siteUserId)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute();
}

export async function insertAddress(
  connection: Connection,
  { websiteId, siteUserId }: AddressOwner,
  address: BookAddress,
  at: Date,
): Promise<void> {
  await connection.kysely
    .insertInto('site_user_address')
    .values({
      website_id: websiteId,
      site_user_id: siteUserId,
      id: address.id,
      created_at: at,
      ...columnsOf(address),
    })
    .execute();
}

export async function updateAddress(
  connection: Connection,
  { websiteId, siteUserId }: AddressOwner,
  address: BookAddress,
): Promise<void> {
  await connection.kysely
    .updateTable('site_user_address')
    .set(columnsOf(address))
    .where('website_id', '=', websiteId)
    .where('site_user_id', '=', siteUserId)
    .where('id', '=', address.id)
    .execute();
}

/** Called before another address becomes the default, so that there is never a second one. */
export async function clearDefault(connection: Connection, { websiteId, siteUserId }: AddressOwner): Promise<void> {
  await connection.kysely
    .updateTable('site_user_address')
    .set({ is_default: false })
    .where('website_id', '=', websiteId)
    .where('site_user_id', '=', siteUserId)
    .where('is_default', '=', true)
    .execute();
}

export async function deleteAddress(
  connection: Connection,
  { websiteId, siteUserId }: AddressOwner,
  id: string,
): Promise<void> {
  await connection.kysely
    .deleteFrom('site_user_address')
    .where('website_id', '=', websiteId)
    .where('site_user_id', '=', siteUserId)
    .where('id', '=', id)
    .execute();
}

function columnsOf(address: BookAddress) {
  return {
    first_name: address.firstName,
    last_name: address.lastName,
    company: address.company,
    line1: address.line1,
    line2: address.line2,
    city: address.city,
    region: address.region,
    postal_code: address.postalCode,
    country: address.country,
    phone: address.phone,
    is_default: address.isDefault,
  };
}
