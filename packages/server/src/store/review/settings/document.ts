import { defineDocument } from '../../../platform/editing/index.ts';
import { silentLog } from '../../../platform/log.ts';
import { subjectOf } from '../../../platform/subjects/index.ts';
import { changeSettings, readWebsiteById } from '../../../platform/website/index.ts';
import { ReviewSettingsBody } from './schema.ts';

/** Whether the shop has reviews (D-055); the store's manager decides it, moderators do not. */
export const reviewSettingsDocument = defineDocument({
  kind: 'review-settings',
  path: '/api/commerce/review-settings',
  words: { one: 'settings of reviews', many: 'settings' },
  schema: ReviewSettingsBody,
  schemaVersion: 1,
  right: 'reviews.manage',
  planFlag: 'NATIVE_PRODUCT_REVIEWS',
  hasDrafts: false,
  example: { enabled: true },
  load: async ({ connection, website }) => {
    // The settings in the request are a moment old; a save compares with what is stored now.
    const { settings } = (await readWebsiteById(connection, website.id, silentLog)) ?? website;
    return { body: { enabled: settings.storeSettings.reviewsEnabled }, isVisible: true };
  },
  write: async ({ connection, website }, _id, { enabled }) => {
    await changeSettings(connection, website.id, ({ storeSettings }) => ({
      storeSettings: { ...storeSettings, reviewsEnabled: enabled },
    }));
  },
  subjects: () => [subjectOf.settings],
});
