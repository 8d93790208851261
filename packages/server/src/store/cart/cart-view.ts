import {
  type CouponRefusal,
  hasInstalmentMessage,
  type InvalidCoupon,
  instalmentContext,
  instalmentOffer,
  isSpendable,
  type MergeNotice,
  type PricedCart,
  type PricedLine,
  type StoreMessages,
  spendGiftCards,
  storeMessages,
} from '@awning/commerce';
import { centsNumber, moneyText } from '@awning/formats';
import { addressIn, textLanguageOf, type Website } from '../../platform/website/index.ts';
import { assetUrl } from '../../site/media/index.ts';
import type { GiftCard } from '../gift-card/index.ts';
import type { EntryDescription } from './description/describe-entries.ts';
import type { Languages, VariantRow } from './entry/store.ts';
import { attributesOf, deliveryTimeIn, type LoadedCart, titleOf } from './loaded-cart.ts';
import type { CartEntryJson, ShoppingCartJson } from './schema.ts';

export interface CartIdentity {
  readonly id: string | null;
  readonly orderId: string | null;
  readonly createdAt: Date | null;
  readonly isPurchased: boolean;
  readonly notices: readonly MergeNotice[];
  /** Whether a cart that was put aside waits for its payment. */
  readonly isAsideAwaited: boolean;
}

export type CartView =
  | { readonly ok: true; readonly view: ShoppingCartJson }
  | { readonly ok: false; readonly reason: 'too-large'; readonly field: string };

export interface ViewContext {
  readonly website: Pick<Website, 'id' | 'languages' | 'settings' | 'planFlags'>;
  readonly languages: Languages;
  /** Descriptions of entries that need one, by entry id. */
  readonly descriptions: ReadonlyMap<string, EntryDescription>;
  /** The gift cards that pay, as they are now. */
  readonly giftCards: readonly GiftCard[];
  readonly now: Date;
}

/** The cart for the response, or the field whose number would lose its last digits. */
export function cartView(
  identity: CartIdentity,
  loaded: LoadedCart,
  priced: PricedCart,
  context: ViewContext,
): CartView {
  const { subtotal, tax, includedTax, shipping, discount, total } = priced;
  const giftShares = sharesOfCards(priced, context);
  const amounts = {
    subtotalCents: subtotal,
    taxCents: tax,
    includedTaxCents: includedTax,
    shippingCostCents: shipping,
    discountCents: discount,
    grandTotalCents: total,
    amountDueCents: giftShares.reduce((due, { amount }) => due - amount, total),
  };
  const cents: Record<string, number> = {};
  for (const [field, minorUnits] of Object.entries(amounts)) {
    const read = centsNumber({ minorUnits, currency: priced.currency }, field);
    if (!read.ok) return { ok: false, reason: 'too-large', field };
    cents[field] = read.cents;
  }
  const giftCards = giftShares.map(({ id, lastCharacters, amount }) => ({
    id,
    lastCharacters,
    amountCents: centsIn(amount, priced.currency),
  }));
  const view = {
    ...plainFields(identity, priced, context),
    ...cents,
    giftCards,
    entries: entryViews(loaded, priced, context),
  };
  return { ok: true, view: { ...view, shippingLocation: loaded.cart.shippingLocation } as ShoppingCartJson };
}

function plainFields(identity: CartIdentity, priced: PricedCart, context: ViewContext) {
  const { website } = context;
  const { currency } = priced;
  const option = ({ id, name, price }: { id: string; name: string; price: bigint }) => ({
    id,
    name,
    priceCents: centsIn(price, currency),
  });
  return {
    id: identity.id,
    websiteId: website.id,
    orderId: identity.orderId,
    created: identity.createdAt?.getTime() ?? null,
    isPurchased: identity.isPurchased,
    currency,
    shippingOptions: priced.shippingOptions.map(option),
    selectedShippingOption: priced.selectedShippingOption && option(priced.selectedShippingOption),
    canShip: priced.canShip,
    applicableTaxRules: priced.applicableTaxRules.map(({ id, name, ratePpm, isInclusive }) => ({
      id,
      name,
      ratePpm: Number(ratePpm),
      isInclusive,
    })),
    coupons: [...priced.validCoupons, ...priced.invalidCoupons].map(({ code }) => code),
    validCoupons: priced.validCoupons.map(({ code }) => code),
    invalidCoupons: priced.invalidCoupons.map(({ code }) => code),
    discounts: priced.discounts.map(({ coupon, shares }) => ({
      code: coupon.code,
      kind: coupon.kind,
      amountCents: centsIn(
        shares.reduce((sum, share) => sum + share, 0n),
        currency,
      ),
    })),
    couponNotices: priced.invalidCoupons.map((coupon) => ({
      code: coupon.code,
      text: couponText(coupon, currency, context),
    })),
    instalments: instalmentsFor(priced, context),
    notices: noticesOf(identity, messagesFor(context)),
    totalQuantity: priced.totalQuantity,
    hasDigital: priced.hasDigital,
    purelyDigital: priced.purelyDigital,
    requiresShipping: priced.requiresShipping,
  };
}

function messagesFor({ website, languages: { language } }: Pick<ViewContext, 'website' | 'languages'>): StoreMessages {
  return storeMessages(textLanguageOf({ website, language }));
}

function noticesOf({ notices, isAsideAwaited }: CartIdentity, messages: StoreMessages): string[] {
  const kept = notices.map(({ kept, wanted, title }) => messages.keptLess(kept, wanted, title));
  return isAsideAwaited ? [...kept, messages.otherOrderWaits] : kept;
}

/** Only for a cart of physical goods; out of range the text names the missed limit (D-058). */
function instalmentsFor(priced: PricedCart, { website, languages }: ViewContext): ShoppingCartJson['instalments'] {
  const { settings, planFlags } = website;
  const context = instalmentContext(settings.storeSettings, planFlags, languages.language);
  const types = priced.lines.flatMap(({ variant }) => (variant ? [variant.productType] : []));
  if (!context || types.length === 0 || !types.every((type) => hasInstalmentMessage(context, type))) return null;
  const { useCLDRMoneyFormat } = settings;
  const total = { minorUnits: priced.total, currency: priced.currency };
  return instalmentOffer(context, total, (money) =>
    moneyText(money, { useCLDRMoneyFormat, locale: languages.language }),
  );
}

/** The reason why a code is not applied. */
function couponText(
  { reason, minimum }: InvalidCoupon,
  currency: PricedCart['currency'],
  { website, languages }: ViewContext,
): string {
  const messages = messagesFor({ website, languages });
  if (reason !== 'coupon-below-minimum') return messages[couponWords[reason]];
  const { useCLDRMoneyFormat } = website.settings;
  const money = { minorUnits: minimum, currency };
  return messages.couponMinimum(moneyText(money, { useCLDRMoneyFormat, locale: languages.language }));
}

const couponWords = {
  'unknown-coupon': 'couponUnknown',
  'coupon-not-yet-valid': 'couponNotYet',
  'coupon-expired': 'couponExpired',
  'coupon-used-up': 'couponUsedUp',
  'coupon-used-by-person': 'couponUsedByYou',
  'coupon-for-other-items': 'couponForOther',
} as const satisfies Readonly<Record<Exclude<CouponRefusal, 'coupon-below-minimum'>, keyof StoreMessages>>;

function entryViews(loaded: LoadedCart, priced: PricedCart, context: ViewContext): CartEntryJson[] {
  const lines = new Map(priced.lines.map((line) => [line.entry?.id, line]));
  return loaded.cart.entries.flatMap((entry) => {
    const row = loaded.rows.get(entry.variantId);
    return row ? [entryView({ ...row, ...entry }, lines.get(entry.id), priced, context)] : [];
  });
}

function entryView(
  row: VariantRow & { readonly id: string; readonly quantity: number; readonly additionalFields: string | null },
  line: PricedLine | undefined,
  { currency }: PricedCart,
  { website, languages, descriptions }: ViewContext,
): CartEntryJson {
  const { id, itemId, quantity, additionalFields, variantId, sku } = row;
  const { attributes = attributesOf(row, languages), answers = [] } = descriptions.get(id) ?? {};
  return {
    id,
    itemId,
    quantity,
    chosenVariant: { id: variantId, sku, attributes },
    title: titleOf(row, languages),
    subTotal: centsIn(line?.gross ?? 0n, currency),
    purchasePriceCents: centsIn(line?.unitPrice ?? 0n, currency),
    productType: row.type,
    additionalFields,
    answers: [...answers],
    deliveryTime: deliveryTimeIn(website, row, languages),
    fullUrl: addressIn(website, languages.language, `/${row.collectionUrlId}/p/${row.slug}`),
    imageUrl:
      row.imageId && row.imageName
        ? assetUrl({ id: row.imageId, filename: row.imageName, checksum: row.imageChecksum })
        : null,
    isGone: line === undefined,
  };
}

/** What each entered card pays; one that cannot be spent any more pays nothing. */
function sharesOfCards({ total, currency }: PricedCart, { giftCards, now }: ViewContext) {
  const shares = spendGiftCards(
    total,
    giftCards.filter((card) => isSpendable(card, currency, now)),
  );
  const amountOf = new Map(shares.map(({ id, amount }) => [id, amount]));
  return giftCards.map(({ id, lastCharacters }) => ({ id, lastCharacters, amount: amountOf.get(id) ?? 0n }));
}

/** Safe, because it is smaller than a total that fits. */
function centsIn(minorUnits: bigint, currency: PricedCart['currency']): number {
  const read = centsNumber({ minorUnits, currency }, 'amount');
  return read.ok ? read.cents : Number.MAX_SAFE_INTEGER;
}
