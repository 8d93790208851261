import { defineDocument } from '../../../platform/editing/index.ts';
import { silentLog } from '../../../platform/log.ts';
import { subjectOf } from '../../../platform/subjects/index.ts';
import { changeSettings, readWebsiteById } from '../../../platform/website/index.ts';
import { ReviewSettingsBody } from './schema.ts';

/** Whether the shop has reviews (D-055) and asks for them; the store's manager decides it, moderators do not. */
export const reviewSettingsDocument = defineDocument({
  kind: 'review-settings',
  path: '/api/commerce/review-settings',
  words: { one: 'settings of reviews', many: 'settings' },
  schema: ReviewSettingsBody,
  schemaVersion: 1,
  right: 'reviews.manage',
  planFlag: 'NATIVE_PRODUCT_REVIEWS',
  hasDrafts: false,
  example: { enabled: true, requestsEnabled: true, requestDays: 14 },
  load: async ({ connection, website }) => {
    // The settings in the request are a moment old; a save compares with what is stored now.
    const { settings } = (await readWebsiteById(connection, website.id, silentLog)) ?? website;
    const { reviewsEnabled, reviewRequestsEnabled, reviewRequestDays } = settings.storeSettings;
    const body = { enabled: reviewsEnabled, requestsEnabled: reviewRequestsEnabled, requestDays: reviewRequestDays };
    return { body, isVisible: true };
  },
  write: async ({ connection, website }, _id, { enabled, requestsEnabled, requestDays }) => {
    await changeSettings(connection, website.id, ({ storeSettings }) => ({
      storeSettings: {
        ...storeSettings,
        reviewsEnabled: enabled,
        reviewRequestsEnabled: requestsEnabled,
        reviewRequestDays: requestDays,
      },
    }));
  },
  subjects: () => [subjectOf.settings],
});
