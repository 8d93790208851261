import { WebsiteSettingsSchema } from '@awning/site-model';
import { type Static, Type } from '@sinclair/typebox';

const fields = [
  'timeZone',
  'commentsEnabled',
  'commentApprovalRequired',
  'commentsCloseAfterDays',
  'disqusShortname',
  'simpleLikingEnabled',
  'shareButtonOptions',
  'useCLDRMoneyFormat',
  'newsletterDoubleOptIn',
  'mailRetentionDays',
  'teamMails',
  'strictEmailEndings',
  'formTextareaMaxLength',
  'cookiePolicy',
  'trackingDisabled',
  'placesEnabled',
  'business',
] as const;

/** The website settings that belong to no feature; their limits are those of `WebsiteSettings`. */
export const SettingsBody = Type.Composite(
  [Type.Object({ name: Type.String({ minLength: 1, maxLength: 200 }) }), Type.Pick(WebsiteSettingsSchema, fields)],
  { additionalProperties: false },
);
export type SettingsBody = Static<typeof SettingsBody>;
