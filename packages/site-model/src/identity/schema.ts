import { type Static, Type } from '@sinclair/typebox';
import { idPattern } from '../layout/field.ts';

const Picture = Type.Union([Type.String({ pattern: idPattern }), Type.Null()], { default: null });

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

const hours = Type.String({ maxLength: 100, default: '' });

/** By what visitors recognise a website, on its pages and elsewhere. */
export const IdentitySchema = Type.Object(
  {
    /** Shown instead of the name at the top of every page, by themes that show one. */
    logoId: Picture,
    /** The icon of the website in browsers. */
    iconId: Picture,
    /** Shown with links to pages that have no picture of their own. */
    shareImageId: Picture,
    /** One line about the website, by language. */
    taglines: Type.Record(Type.String({ pattern: '^[a-zA-Z-]{2,35}$' }), Type.String({ maxLength: 300 }), {
      default: {},
      additionalProperties: false,
    }),
    /** Addresses of the website's accounts elsewhere; the service is known from the host. */
    accounts: Type.Array(Type.String({ minLength: 1, maxLength: 500 }), { maxItems: 30, default: [] }),
    /** When the business is open, in the owner's words; empty where nothing is to be said. */
    openingHours: Type.Object(
      {
        monday: hours,
        tuesday: hours,
        wednesday: hours,
        thursday: hours,
        friday: hours,
        saturday: hours,
        sunday: hours,
      },
      { additionalProperties: false, default: {} },
    ),
    /** Titles in browsers and search results: %s is the website, %c the page, %i the product or post. */
    titlePatterns: Type.Object(
      {
        homepage: Type.String({ minLength: 1, maxLength: 200, default: '%s' }),
        collection: Type.String({ minLength: 1, maxLength: 200, default: '%c — %s' }),
        item: Type.String({ minLength: 1, maxLength: 200, default: '%i — %s' }),
      },
      { additionalProperties: false, default: {} },
    ),
    /** Where the business is on a map. */
    place: Type.Union(
      [
        Type.Object(
          {
            latitude: Type.Number({ minimum: -90, maximum: 90 }),
            longitude: Type.Number({ minimum: -180, maximum: 180 }),
          },
          { additionalProperties: false },
        ),
        Type.Null(),
      ],
      { default: null },
    ),
  },
  { additionalProperties: false, default: {} },
);

export type Identity = Static<typeof IdentitySchema>;
export type TitlePatterns = Identity['titlePatterns'];
