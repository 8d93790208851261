import { CartProductType } from '@awning/site-model';
import { newId } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import {
  cartToken,
  findVariant,
  type OpenedCart,
  tokenHash,
  type Visitor,
  type WantedVariant,
} from '../../cart/index.ts';
import { storeCurrency } from '../../catalogue/index.ts';
import { insertGiftCardCart } from './store.ts';

/** Opens a cart for one gift card; its token leads to the page that sells it. */
export async function openGiftCardCart(
  { config, database, clock }: Pick<Parts, 'config' | 'database' | 'clock'>,
  visitor: Visitor,
  wanted: WantedVariant,
): Promise<OpenedCart> {
  const { website } = visitor;
  const found = await findVariant(database, visitor, wanted, isGiftCard);
  if (!found.ok) return { ok: false, refusal: found };
  const seconds = await visitor.takeNewCart();
  if (seconds > 0) return { ok: false, refusal: { ok: false, reason: 'too-many-carts', seconds } };
  const id = newId(clock);
  const token = cartToken(config.secrets, id);
  const { itemId, variantId } = found.row;
  await insertGiftCardCart(database, website.id, {
    id,
    tokenHash: tokenHash(token),
    currency: storeCurrency(website),
    now: clock.now(),
    entryId: newId(clock),
    itemId,
    variantId,
  });
  return { ok: true, token };
}

export function isGiftCard({ isPublished, type }: { readonly isPublished: boolean; readonly type: number }): boolean {
  return isPublished && type === CartProductType.GIFT_CARD;
}
