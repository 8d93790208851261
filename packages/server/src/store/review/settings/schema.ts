import { StoreSettingsSchema } from '@awning/site-model';
import { type Static, Type } from '@sinclair/typebox';

const { reviewRequestsEnabled, reviewRequestDays } = StoreSettingsSchema.properties;

export const ReviewSettingsBody = Type.Object(
  {
    enabled: Type.Boolean({ description: 'Whether buyers may review products, and product pages show reviews' }),
    requestsEnabled: reviewRequestsEnabled,
    requestDays: reviewRequestDays,
  },
  { additionalProperties: false },
);
export type ReviewSettingsBody = Static<typeof ReviewSettingsBody>;
