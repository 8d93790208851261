import { confirmsRestock, type StoreSettings } from '@awning/site-model';
import { defineDocument } from '../../../platform/editing/index.ts';
import { silentLog } from '../../../platform/log.ts';
import { subjectOf } from '../../../platform/subjects/index.ts';
import { changeSettings, readWebsiteById } from '../../../platform/website/index.ts';
import { RestockSettingsBody } from './schema.ts';

/** How the shop tells visitors what is back in stock; whoever sends the notices decides it. */
export const restockSettingsDocument = defineDocument({
  kind: 'restock-settings',
  path: '/api/commerce/restock-settings',
  words: { one: 'settings of restock notices', many: 'settings' },
  schema: RestockSettingsBody,
  schemaVersion: 1,
  right: 'restock.manage',
  planFlag: 'COMMERCE',
  hasDrafts: false,
  example: { signUpEnabled: true, autoSend: false, doubleOptIn: true, successText: { en: 'We will write to you.' } },
  load: async ({ connection, website }) => {
    // The settings in the request are a moment old; a save compares with what is stored now.
    const { settings } = (await readWebsiteById(connection, website.id, silentLog)) ?? website;
    return { body: bodyOf(settings.storeSettings), isVisible: true };
  },
  check: async (_context, body) => ({ ok: true, body: { ...body, successText: tidy(body.successText) } }),
  write: async ({ connection, website }, _id, body) => {
    await changeSettings(connection, website.id, ({ storeSettings }) => ({
      storeSettings: {
        ...storeSettings,
        restockSignUpEnabled: body.signUpEnabled,
        restockAutoSend: body.autoSend,
        restockDoubleOptIn: body.doubleOptIn,
        restockSuccessText: body.successText,
      },
    }));
  },
  subjects: () => [subjectOf.settings],
});

function bodyOf(settings: StoreSettings): RestockSettingsBody {
  return {
    signUpEnabled: settings.restockSignUpEnabled,
    autoSend: settings.restockAutoSend,
    doubleOptIn: confirmsRestock(settings),
    successText: settings.restockSuccessText ?? {},
  };
}

function tidy(texts: RestockSettingsBody['successText']): RestockSettingsBody['successText'] {
  const written = Object.entries(texts).map(([language, text]) => [language, text.trim()] as const);
  return Object.fromEntries(written.filter(([, text]) => text !== ''));
}
