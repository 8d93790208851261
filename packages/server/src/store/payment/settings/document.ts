import { PaymentSettingsSchema } from '@awning/site-model';
import { defineDocument } from '../../../platform/editing/index.ts';
import { silentLog } from '../../../platform/log.ts';
import { subjectOf } from '../../../platform/subjects/index.ts';
import { changeSettings, readWebsiteById } from '../../../platform/website/index.ts';
import { paymentProviders } from '../providers.ts';
import { settingsErrors, tidySettings } from './settings.ts';

/** The payment settings (D-175). Keys of providers are not part of it: versions of a document are never forgotten. */
export const paymentSettingsDocument = defineDocument({
  kind: 'payment-settings',
  path: '/api/commerce/payment-settings',
  words: { one: 'settings of payment', many: 'settings' },
  schema: PaymentSettingsSchema,
  schemaVersion: 1,
  right: 'settings.manage',
  planFlag: 'COMMERCE',
  // An attacker who changes the bank account here would get the shop's money.
  needsConfirmation: true,
  hasDrafts: false,
  example: {
    waysToPay: { offline: true },
    offlineName: { en: 'Bank transfer' },
    howToPay: { en: 'Transfer the total to DE02 1203 0000 0000 2020 51.' },
    unpaidOrders: { days: 7, perEmail: 3, perNetwork: 10 },
  },
  load: async ({ connection, website }) => {
    // The settings in the request are a moment old; a save compares with what is stored now.
    const { settings } = (await readWebsiteById(connection, website.id, silentLog)) ?? website;
    return { body: settings.paymentSettings, isVisible: true };
  },
  check: async ({ website, parts }, body) => {
    const tidy = tidySettings(body);
    const errors = settingsErrors(website, tidy, parts && paymentProviders(parts).map(({ name }) => name));
    return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, body: tidy };
  },
  write: async ({ connection, website }, _id, paymentSettings) => {
    await changeSettings(connection, website.id, { paymentSettings });
  },
  subjects: () => [subjectOf.settings],
});
