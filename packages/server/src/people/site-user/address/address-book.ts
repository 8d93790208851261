import { type Connection, newId } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import type { BookAddress } from '../schema.ts';
import { lockSiteUser } from '../store.ts';
import {
  type AddressOwner,
  clearDefault,
  deleteAddress,
  insertAddress,
  selectAddresses,
  updateAddress,
} from './store.ts';

const MAX_ADDRESSES = 50;

export type BookOutcome =
  | { readonly ok: true; readonly address: BookAddress }
  | { readonly ok: false; readonly reason: 'gone' | 'too-many' };

type NewAddress = Omit<BookAddress, 'id'>;

/** The first address always becomes the default. */
export async function addAddress(parts: BookParts, owner: AddressOwner, given: NewAddress): Promise<BookOutcome> {
  return changeBook(parts, owner, async (connection, addresses) => {
    if (addresses.length >= MAX_ADDRESSES) return { ok: false, reason: 'too-many' };
    const address = { ...given, id: newId(parts.clock), isDefault: given.isDefault || addresses.length === 0 };
    if (address.isDefault) await clearDefault(connection, owner);
    await insertAddress(connection, owner, address, parts.clock.now());
    return { ok: true, address };
  });
}

/** The default address stays the default until another one is chosen. */
export async function changeAddress(parts: BookParts, owner: AddressOwner, given: BookAddress): Promise<BookOutcome> {
  return changeBook(parts, owner, async (connection, addresses) => {
    const former = addresses.find(({ id }) => id === given.id);
    if (former === undefined) return { ok: false, reason: 'gone' };
    const address = { ...given, isDefault: given.isDefault || former.isDefault };
    if (address.isDefault && !former.isDefault) await clearDefault(connection, owner);
    await updateAddress(connection, owner, address);
    return { ok: true, address };
  });
}

/** If the default address is removed, the oldest of the others becomes the default. */
export async function removeAddress(parts: BookParts, owner: AddressOwner, id: string): Promise<BookOutcome> {
  return changeBook(parts, owner, async (connection, addresses) => {
    const address = addresses.find((one) => one.id === id);
    if (address === undefined) return { ok: false, reason: 'gone' };
    await deleteAddress(connection, owner, id);
    const next = addresses.find((one) => one.id !== id);
    if (address.isDefault && next) await updateAddress(connection, owner, { ...next, isDefault: true });
    return { ok: true, address };
  });
}

type BookParts = Pick<Parts, 'database' | 'clock'>;
type Change = (connection: Connection, addresses: readonly BookAddress[]) => Promise<BookOutcome>;

/** Changes to one address book run one after the other, so that the limit and the single default hold. */
async function changeBook({ database }: BookParts, owner: AddressOwner, change: Change): Promise<BookOutcome> {
  return database.transaction(async (connection) => {
    const user = await lockSiteUser(connection, owner.websiteId, owner.siteUserId);
    return user === undefined
      ? { ok: false, reason: 'gone' }
      : change(connection, await selectAddresses(connection, owner));
  });
}
