import { IdentitySchema } from '@awning/site-model';
import { type Static, Type } from '@sinclair/typebox';

/** Logo, icon, accounts and titles of a website; the limits are those of the website's settings. */
export const IdentityBody = Type.Pick(
  IdentitySchema,
  ['logoId', 'iconId', 'shareImageId', 'taglines', 'accounts', 'openingHours', 'titlePatterns', 'place'],
  { additionalProperties: false },
);
export type IdentityBody = Static<typeof IdentityBody>;
