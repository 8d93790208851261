import type { Address } from '@awning/commerce';
import type { Parts } from '../../../platform/parts.ts';
import type { CartRow } from '../../cart/index.ts';
import { selectAttemptedBuyer } from './store.ts';

/** On a shared computer the next person may have the same cookie. */
const REMEMBERED_MINUTES = 60;

/**
 * What the checkout may fill in after a refused payment, or on return from the page of a bank: the input of the last
 * order begun with the same cart. Only for the person who began it: the same account, or the same visitor without one.
 */
export async function attemptedBuyer(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  websiteId: string,
  cart: Pick<CartRow, 'id'> | undefined,
  siteUserId: string | null,
): Promise<Readonly<Record<string, string>> | undefined> {
  if (cart === undefined) return undefined;
  const since = new Date(clock.now().getTime() - REMEMBERED_MINUTES * 60_000);
  const buyer = await selectAttemptedBuyer(database, websiteId, { cartId: cart.id, siteUserId, since });
  if (!buyer) return undefined;
  const { email, address, vatNumber, buyerNote } = buyer;
  return {
    email,
    ...(address && fieldsOf(address)),
    ...(vatNumber !== null && { vatNumber }),
    ...(buyerNote !== null && { note: buyerNote }),
  };
}

function fieldsOf(address: Address): Readonly<Record<string, string>> {
  const { firstName, lastName, company, line1, line2, city, region, postalCode, country, phone } = address;
  const fields = { firstName, lastName, company, line1, line2, city, region, postalCode, country, phone };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  );
}
