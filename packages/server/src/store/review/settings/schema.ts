import { type Static, Type } from '@sinclair/typebox';

export const ReviewSettingsBody = Type.Object(
  { enabled: Type.Boolean({ description: 'Whether buyers may review products, and product pages show reviews' }) },
  { additionalProperties: false },
);
export type ReviewSettingsBody = Static<typeof ReviewSettingsBody>;
