import { WebsiteSettingsSchema } from '@awning/site-model';
import { type Static, Type } from '@sinclair/typebox';

/** The settings that an owner changes in the back office, each with its limits where they stand once. */
const changeable = [
  'strictEmailEndings',
  'formTextareaMaxLength',
  'newsletterDoubleOptIn',
  'mailRetentionDays',
] as const;

export const ChangeableSettings = Type.Pick(WebsiteSettingsSchema, changeable, { additionalProperties: false });
export type ChangeableSettings = Static<typeof ChangeableSettings>;

export const SettingsAnswer = Type.Composite([
  ChangeableSettings,
  Type.Object({
    hasMailServer: Type.Boolean(),
    mailFrom: Type.String({ description: 'Set where the server is started, like the mail server itself' }),
  }),
]);
