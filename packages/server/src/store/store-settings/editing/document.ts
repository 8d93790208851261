import { countryCodes } from '@awning/commerce';
import { decimalOf, isCurrencyCode, readMoney } from '@awning/formats';
import { allowsMultipleServices, type StoreSettings } from '@awning/site-model';
import { type Checked, defineDocument, type EditContext, type ReadContext } from '../../../platform/editing/index.ts';
import { silentLog } from '../../../platform/log.ts';
import { subjectOf } from '../../../platform/subjects/index.ts';
import { changeSettings, readWebsiteById } from '../../../platform/website/index.ts';
import { amountText, readAmount } from '../../amount/index.ts';
import { storeSettingsMessages as words } from '../messages.ts';
import { StoreSettingsBody } from './schema.ts';
import { selectHasAmounts } from './store.ts';

const absentBefore = {
  deliveryDays: null,
  checkoutPhone: 'optional',
  checkoutCompany: 'hidden',
  checkoutVatNumber: 'hidden',
  checkoutNote: 'hidden',
  subscriptionsWithoutStock: 'wait',
  giftCardMonths: 0,
};

/** Settings of the whole store. Payment settings are a separate document. */
export const storeSettingsDocument = defineDocument({
  kind: 'store-settings',
  path: '/api/commerce/store-settings',
  words: { one: 'settings of the store', many: 'settings' },
  schema: StoreSettingsBody,
  schemaVersion: 6,
  // Before it could be chosen, every checkout asked for a phone number, required none, and asked for nothing else; gift
  // cards did not expire. Nothing was sold by subscription.
  upgrade: (body) => ({ ...absentBefore, ...(body as object) }),
  right: 'settings.manage',
  planFlag: 'COMMERCE',
  hasDrafts: false,
  example: {
    currency: 'EUR',
    country: 'DE',
    region: null,
    postalCode: '25899',
    deliveryDays: '2–4',
    expressCheckoutEnabled: false,
    minimumOrderSubtotal: '20.00',
    instalments: null,
    multipleQuantityAllowedForServices: true,
    checkoutPhone: 'required',
    checkoutCompany: 'optional',
    checkoutVatNumber: 'optional',
    checkoutNote: 'optional',
    subscriptionsWithoutStock: 'wait',
    scarcityThreshold: 5,
    giftCardMonths: 36,
  },
  load: async (context) => ({ body: bodyOf(await stored(context)), isVisible: true }),
  check,
  write: async ({ connection, website }, _id, body) => {
    await changeSettings(connection, website.id, ({ storeSettings }) => ({
      storeSettings: settingsOf(storeSettings, body),
    }));
  },
  subjects: () => [subjectOf.settings],
});

async function stored({ connection, website }: ReadContext): Promise<StoreSettings> {
  // The settings in the request are a moment old; a save compares with what is stored now.
  return ((await readWebsiteById(connection, website.id, silentLog)) ?? website).settings.storeSettings;
}

async function check(context: EditContext, body: StoreSettingsBody): Promise<Checked<StoreSettingsBody>> {
  const { currency, country, instalments, minimumOrderSubtotal } = body;
  if (!isCurrencyCode(currency)) return { ok: false, errors: { currency: words.unknownCurrency } };
  const before = await stored(context);
  const errors: Record<string, string> = {};
  if (currency !== before.currency && (await selectHasAmounts(context.connection, context.website.id))) {
    errors['currency'] = words.currencyInUse(before.currency);
  }
  if (!countryCodes.includes(country)) errors['country'] = words.unknownCountry;
  if (instalments && !countryCodes.includes(instalments.country ?? country)) {
    errors['instalments.country'] = words.unknownCountry;
  }
  if (instalments && readAmount(instalments.maximum, currency) < readAmount(instalments.minimum, currency)) {
    errors['instalments.maximum'] = words.maximumBelowMinimum;
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const whole = (amount: string) => amountText(readAmount(amount, currency), currency);
  return {
    ok: true,
    body: {
      ...body,
      minimumOrderSubtotal: minimumOrderSubtotal && whole(minimumOrderSubtotal),
      instalments: instalments && {
        ...instalments,
        minimum: whole(instalments.minimum),
        maximum: whole(instalments.maximum),
      },
    },
  };
}

function bodyOf(settings: StoreSettings): StoreSettingsBody {
  const { currency, country, region, postalCode, expressCheckoutEnabled, scarcityThreshold, giftCardMonths } = settings;
  const { minimumOrderSubtotal, instalments, checkoutPhone, checkoutCompany, checkoutVatNumber, checkoutNote } =
    settings;
  const [minimum, maximum] = [amountOf(instalments?.minimum), amountOf(instalments?.maximum)];
  const hasInstalments = instalments && minimum !== null && maximum !== null;
  return {
    currency,
    country,
    region: region || null,
    postalCode: postalCode || null,
    deliveryDays: settings.deliveryDays || null,
    expressCheckoutEnabled,
    minimumOrderSubtotal: amountOf(minimumOrderSubtotal),
    instalments: hasInstalments ? { minimum, maximum, country: instalments.country ?? null } : null,
    multipleQuantityAllowedForServices: allowsMultipleServices(settings),
    checkoutPhone,
    checkoutCompany,
    checkoutVatNumber,
    checkoutNote,
    subscriptionsWithoutStock: settings.subscriptionsWithoutStock,
    scarcityThreshold,
    giftCardMonths,
  };
}

/** An unreadable amount counts as absent, in carts as well. */
function amountOf(money: StoreSettings['minimumOrderSubtotal']): string | null {
  const read = readMoney(money);
  return read && decimalOf(read);
}

/** The settings with a checked body; what other documents own is kept. */
function settingsOf(before: StoreSettings, body: StoreSettingsBody): StoreSettings {
  const { region, postalCode, deliveryDays, minimumOrderSubtotal, instalments, ...same } = body;
  const money = (decimalValue: string) => ({ decimalValue, currencyCode: body.currency });
  return {
    ...withoutOptional(before),
    ...same,
    ...(region !== null && { region }),
    ...(postalCode !== null && { postalCode }),
    ...(deliveryDays !== null && { deliveryDays }),
    ...(minimumOrderSubtotal !== null && { minimumOrderSubtotal: money(minimumOrderSubtotal) }),
    ...(instalments && {
      instalments: {
        minimum: money(instalments.minimum),
        maximum: money(instalments.maximum),
        ...(instalments.country !== null && { country: instalments.country }),
      },
    }),
  };
}

/** Without the settings that a body leaves out by null, so that they can be taken away. */
function withoutOptional(before: StoreSettings) {
  const { region: _r, postalCode: _p, deliveryDays: _d, minimumOrderSubtotal: _m, instalments: _i, ...kept } = before;
  return kept;
}
