import { languages } from '@awning/formats';
import { type Static, Type } from '@sinclair/typebox';
import { EmptyBody, ShopBody } from '../schema.ts';

const closed = { additionalProperties: false } as const;
const { name, currency, country } = ShopBody.properties;
const Spoken = Type.Union(languages.map((code) => Type.Literal(code)));

export const NewWebsiteBody = Type.Object(
  {
    name,
    /** Longer than any name, so that a longer one gets the words for names. */
    host: Type.String({ maxLength: 300, description: 'The host name under which visitors find the website' }),
    anyway: Type.Boolean({ description: 'Also if the check finds that the name does not lead here' }),
    language: Spoken,
    otherLanguages: Type.Array(Spoken, { maxItems: languages.length, uniqueItems: true }),
    country,
    currency,
    parcelPrice: EmptyBody.properties.parcelPrice,
  },
  closed,
);
export type NewWebsiteBody = Static<typeof NewWebsiteBody>;

export const NewWebsiteAnswer = Type.Object({
  id: Type.String(),
  name: Type.String(),
  address: Type.String({ description: 'Without a trailing slash' }),
});
export type NewWebsiteAnswer = Static<typeof NewWebsiteAnswer>;
