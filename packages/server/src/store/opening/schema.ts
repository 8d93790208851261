import { WebsiteSettingsSchema } from '@awning/site-model';
import { type Static, Type } from '@sinclair/typebox';
import { Amount } from '../amount/index.ts';
import { written } from '../store-settings/index.ts';

const closed = { additionalProperties: false } as const;
const { storeSettings, timeZone, business } = WebsiteSettingsSchema.properties;
const { currency, country } = storeSettings.properties;

const Code = Type.String({
  pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$',
  maxLength: 35,
  errorMessage: 'This is not a language code.',
});

/** What a shop is called, where it is, and who runs it. */
export const ShopBody = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
    timeZone,
    currency,
    country,
    region: written(100),
    postalCode: written(20),
    language: Type.String({ ...Code, description: 'The language of addresses without a prefix' }),
    otherLanguages: Type.Array(Code, { maxItems: 20, uniqueItems: true }),
    business,
  },
  closed,
);
export type ShopBody = Static<typeof ShopBody>;

export const EmptyBody = Type.Object(
  {
    shop: ShopBody,
    parcelPrice: Type.Union([Amount, Type.Null()], {
      description: 'What a parcel costs within the country of the shop; null: no shipping zone is made',
      errorMessage: 'Enter a number such as 12.50.',
    }),
  },
  closed,
);
export type EmptyBody = Static<typeof EmptyBody>;

export const DoorBody = Type.Object({ isClosed: Type.Boolean() }, closed);

const stepNames = ['address', 'product', 'shipping', 'payment', 'legal', 'mail', 'open'] as const;
export type StepName = (typeof stepNames)[number];

export const Checklist = Type.Object({
  steps: Type.Array(
    Type.Object({ name: Type.Union(stepNames.map((name) => Type.Literal(name))), isDone: Type.Boolean() }),
  ),
  isClosed: Type.Boolean(),
  hasTestPayments: Type.Boolean({ description: 'Whether a way to pay is on that moves no money' }),
  unfinishedPages: Type.Array(
    Type.Object({
      id: Type.String(),
      title: Type.String(),
      lacks: Type.Union([Type.Literal('texts'), Type.Literal('publication')]),
    }),
    { description: 'The legal pages that still have places to fill in, or that visitors do not see' },
  ),
});
export type Checklist = Static<typeof Checklist>;

export const ShopAnswer = Type.Object({
  shop: ShopBody,
  isClosed: Type.Boolean({ description: 'Whether visitors see a lock screen instead of the shop' }),
  hasVisitorPassword: Type.Boolean({ description: 'Whether visitors can pass the lock screen with a password' }),
  hasSample: Type.Boolean({ description: 'Whether anything of the sample is left that the team has not changed' }),
  languages: Type.Array(Type.Object({ code: Type.String(), name: Type.String() }), {
    description: 'Languages that the shop can have',
  }),
  standardRates: Type.Record(Type.String(), Type.String(), {
    description: 'The standard rate of VAT or a similar tax in per cent, by country',
  }),
  ratesAsOf: Type.String({ description: 'The day on which these rates were collected' }),
});
export type ShopAnswer = Static<typeof ShopAnswer>;
