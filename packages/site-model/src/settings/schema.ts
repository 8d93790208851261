import { type Static, Type } from '@sinclair/typebox';
import { IdentitySchema } from '../identity/schema.ts';

const moneySchema = Type.Object({ decimalValue: Type.String(), currencyCode: Type.String() });

/** How the checkout asks for something that a purchase does not need. */
export const askings = ['hidden', 'optional', 'required'] as const;
export type Asking = (typeof askings)[number];

/** The same for what no purchase may depend on. */
export const optionalAskings = ['hidden', 'optional'] as const;

/** Settings of the store; the only place for their defaults. */
export const StoreSettingsSchema = Type.Object(
  {
    currency: Type.String({ pattern: '^[A-Z]{3}$', default: 'USD' }),
    /** The store's location: taxes follow it until the visitor enters a destination (D-023). */
    country: Type.String({ pattern: '^[A-Z]{2}$', default: 'US' }),
    region: Type.Optional(Type.String()),
    postalCode: Type.Optional(Type.String()),
    /** Within how many days an order is delivered, such as 3 or 2–4; products may have their own delivery time. */
    deliveryDays: Type.Optional(Type.String({ maxLength: 50 })),
    expressCheckoutEnabled: Type.Boolean({ default: false }),
    /** Absent means that any order may be placed (D-038). */
    minimumOrderSubtotal: Type.Optional(moneySchema),
    /** Absent means no instalments. The country is that of the payment account, by default the store's (D-058). */
    instalments: Type.Optional(
      Type.Object(
        {
          minimum: moneySchema,
          maximum: moneySchema,
          country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
        },
        { additionalProperties: false },
      ),
    ),
    reviewsEnabled: Type.Boolean({ default: false }),
    /** Whether buyers are asked by mail. Off, because some countries treat such mails as advertising. */
    reviewRequestsEnabled: Type.Boolean({
      default: false,
      description: 'Whether buyers are asked for reviews by email',
    }),
    reviewRequestDays: Type.Integer({
      minimum: 0,
      maximum: 60,
      default: 14,
      errorMessage: 'Between 0 and 60 days.',
      description: 'How many days after everything was sent',
    }),
    /** Absent means allowed. */
    multipleQuantityAllowedForServices: Type.Optional(Type.Boolean()),
    scarcityThreshold: Type.Integer({ minimum: 0, default: 5 }),
    /** For how long the gift cards that the store sells can be spent; 0 means for ever. */
    giftCardMonths: Type.Integer({ minimum: 0, maximum: 120, default: 0, errorMessage: 'Between 0 and 120 months.' }),
    /** Whether the checkout asks for a phone number, and whether it has to be given. */
    checkoutPhone: Type.Union(
      askings.map((asking) => Type.Literal(asking)),
      { default: 'optional', description: 'Whether the checkout asks for a phone number' },
    ),
    checkoutCompany: Type.Union(
      askings.map((asking) => Type.Literal(asking)),
      { default: 'hidden', description: 'Whether the checkout asks for a company' },
    ),
    /** The number is stored and shown; taxes do not depend on it. */
    checkoutVatNumber: Type.Union(
      optionalAskings.map((asking) => Type.Literal(asking)),
      { default: 'hidden', description: 'Whether the checkout asks for a VAT number' },
    ),
    checkoutNote: Type.Union(
      optionalAskings.map((asking) => Type.Literal(asking)),
      { default: 'hidden', description: 'Whether the checkout asks for a note to the shop' },
    ),
    /** What happens to a renewal whose goods are missing: it waits while its period lasts, or the period is left out. */
    subscriptionsWithoutStock: Type.Union([Type.Literal('wait'), Type.Literal('leave-out')], {
      default: 'wait',
      description: 'What happens to the renewal of a subscription whose goods are missing',
    }),
    /** Whether pages of sold-out products offer a notice when they are back. */
    restockSignUpEnabled: Type.Boolean({ default: false }),
    restockAutoSend: Type.Boolean({ default: false }),
    /** Absent means where the country of the store expects it; see `confirmsRestock`. */
    restockDoubleOptIn: Type.Optional(Type.Boolean()),
    /** The owner's plain text after a sign-up, by language (D-084). */
    restockSuccessText: Type.Optional(
      Type.Record(Type.String({ pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$' }), Type.String({ maxLength: 300 }), {
        additionalProperties: false,
      }),
    ),
  },
  { additionalProperties: false, default: {} },
);

export type StoreSettings = Static<typeof StoreSettingsSchema>;

/**
 * How orders are paid (D-175). The owner's texts are plain text by language; a missing one falls back to the website's
 * primary language.
 */
export const PaymentSettingsSchema = Type.Object(
  {
    /** Payment methods by name. A method that is not listed is on, except offline payment and Stripe, which are off. */
    waysToPay: Type.Record(Type.String({ pattern: '^.{1,50}$' }), Type.Boolean(), { default: {} }),
    /** The owner's instructions for offline payment. */
    howToPay: Type.Record(
      Type.String({ pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$' }),
      Type.String({ maxLength: 2000 }),
      { default: {}, additionalProperties: false },
    ),
    /** What customers read when they choose offline payment; without one it has a general name. */
    offlineName: Type.Optional(
      Type.Record(Type.String({ pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$' }), Type.String({ maxLength: 100 }), {
        additionalProperties: false,
      }),
    ),
    unpaidOrders: Type.Object(
      {
        /** Unpaid orders are cancelled after this many days; 0 means only by the team. */
        days: Type.Integer({ minimum: 0, maximum: 365, default: 7, errorMessage: 'Between 0 and 365 days.' }),
        /** How many unpaid orders may exist at a time. */
        perEmail: Type.Integer({ minimum: 1, maximum: 10_000, default: 3, errorMessage: 'Between 1 and 10000.' }),
        perNetwork: Type.Integer({ minimum: 1, maximum: 10_000, default: 10, errorMessage: 'Between 1 and 10000.' }),
      },
      { additionalProperties: false, default: {} },
    ),
  },
  { additionalProperties: false, default: {} },
);

export type PaymentSettings = Static<typeof PaymentSettingsSchema>;

/** Verified by a third party, or solved by the visitor's own machine. */
export const captchaProviders = ['recaptcha', 'altcha'] as const;
export type CaptchaProviderName = (typeof captchaProviders)[number];

export const cookiePolicies = ['open', 'restrictive'] as const;

const TeamMailSchema = Type.Object(
  {
    isOn: Type.Boolean({ default: true }),
    /** Empty means the owner. */
    to: Type.String({ maxLength: 254, default: '' }),
  },
  { additionalProperties: false, default: {} },
);

/** What the team is told by mail, and who gets it. */
export const teamMails = ['newOrder', 'submission', 'lowStock', 'comment', 'attendee'] as const;
export type TeamMail = (typeof teamMails)[number];

const line = (maxLength: number) => Type.String({ maxLength, default: '' });

/** Who runs the shop, as imprints and invoices name it; the store settings have country, region and postal code. */
const BusinessSchema = Type.Object(
  {
    legalName: line(200),
    street: line(200),
    city: line(100),
    email: line(254),
    phone: line(50),
    vatId: line(50),
    register: line(200),
    representative: line(200),
  },
  { additionalProperties: false, default: {} },
);

/** The value of a tweak: a colour, number, option or file as text, a switch, or the properties of a font. */
const TweakValueSchema = Type.Union([
  Type.String({ maxLength: 300 }),
  Type.Boolean(),
  Type.Record(Type.String({ pattern: '^[a-z-]{1,30}$' }), Type.String({ maxLength: 300 }), { maxProperties: 10 }),
]);

export const TweakValuesSchema = Type.Record(Type.String({ pattern: '^.{1,200}$' }), TweakValueSchema, {
  default: {},
  maxProperties: 500,
  description: 'Values by the name of the variable or mixin, or by the title; all others are those of the theme',
});

/** The area of a theme, and the stored one that it shows. */
const AreaChoicesSchema = Type.Record(
  Type.String({ pattern: '^.{1,200}$' }),
  Type.String({ minLength: 1, maxLength: 200 }),
  {
    maxProperties: 100,
  },
);

/** What the owner has set for the themes, by their names; another theme leaves it as it is. */
export const ThemeSettingsSchema = Type.Record(
  Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,99}$' }),
  Type.Object(
    {
      tweaks: TweakValuesSchema,
      origins: Type.Optional(
        Type.Array(
          Type.String({
            pattern: String.raw`^https://[a-z\d][a-z\d-]*(\.[a-z\d-]+)+(:\d{1,5})?$`,
            maxLength: 200,
            errorMessage: 'An address such as https://fonts.example.com.',
          }),
          { maxItems: 30, uniqueItems: true, description: 'Other servers that pages may load from; absent means none' },
        ),
      ),
      areas: Type.Optional(
        Type.Object(
          { navigation: AreaChoicesSchema, field: AreaChoicesSchema },
          {
            additionalProperties: false,
            description:
              'Menus and block areas that show what belonged to one of another theme: its name by the name in this theme',
          },
        ),
      ),
    },
    { additionalProperties: false },
  ),
  { default: {}, maxProperties: 50 },
);

export type ThemeSettings = Static<typeof ThemeSettingsSchema>;

/** Settings of a website; templates read most of them by these names. */
export const WebsiteSettingsSchema = Type.Object(
  {
    timeZone: Type.String({ minLength: 1, maxLength: 100, default: 'America/New_York' }),
    /** If set, a third party shows the comments (D-102). */
    disqusShortname: Type.String({ maxLength: 2000, default: '' }),
    commentsEnabled: Type.Boolean({ default: true }),
    /** New comments wait for approval (D-100). */
    commentApprovalRequired: Type.Boolean({ default: false }),
    /** Comments on a post close after this many days; 0 means never. */
    commentsCloseAfterDays: Type.Integer({
      minimum: 0,
      maximum: 3650,
      default: 0,
      errorMessage: 'Between 0 and 3650 days.',
    }),
    simpleLikingEnabled: Type.Boolean({ default: true }),
    /** On for new sites; templates read it as featureFlags.useCLDRMoneyFormat (D-051). */
    useCLDRMoneyFormat: Type.Boolean({ default: true }),
    /** Holds only the services that are on (D-104). */
    shareButtonOptions: Type.Record(Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' }), Type.Literal(true), {
      default: {},
      additionalProperties: false,
      maxProperties: 40,
    }),
    /** No captcha is shown until there is a site key (D-069). */
    captchaSettings: Type.Object(
      {
        siteKey: Type.String({ default: '' }),
        provider: Type.Union(
          captchaProviders.map((provider) => Type.Literal(provider)),
          { default: captchaProviders[0] },
        ),
      },
      { additionalProperties: false, default: {} },
    ),
    /** A new newsletter contact must confirm by mail first. */
    newsletterDoubleOptIn: Type.Boolean({ default: true }),
    /** Older mails of the outbox are erased; null keeps them. Strangers can trigger mails, so the default erases them. */
    mailRetentionDays: Type.Union([Type.Integer({ minimum: 1, maximum: 3650 }), Type.Null()], {
      default: 365,
      errorMessage: 'Between 1 and 3650 days, or empty.',
    }),
    teamMails: Type.Object(
      {
        newOrder: TeamMailSchema,
        submission: TeamMailSchema,
        lowStock: TeamMailSchema,
        comment: TeamMailSchema,
        attendee: TeamMailSchema,
      },
      { additionalProperties: false, default: {} },
    ),
    strictEmailEndings: Type.Boolean({ default: false }),
    /** Text areas may have a maximum length (D-068). */
    formTextareaMaxLength: Type.Boolean({ default: true }),
    cookiePolicy: Type.Union(
      cookiePolicies.map((policy) => Type.Literal(policy)),
      { default: 'open' },
    ),
    trackingDisabled: Type.Boolean({ default: false }),
    /** If off, the two calls for places return 503 (D-148). */
    placesEnabled: Type.Boolean({ default: true }),
    /** The name of a folder in `themes/`. */
    theme: Type.String({ pattern: '^[a-z0-9][a-z0-9-]*$', default: 'starter' }),
    themeSettings: ThemeSettingsSchema,
    /** Visitors see a lock screen, and only the team sees the shop. */
    isClosed: Type.Boolean({ default: false }),
    /** The hash of the password with which visitors pass the lock screen (D-170); empty means that there is none. */
    visitorPasswordHash: Type.String({ maxLength: 300, default: '' }),
    business: BusinessSchema,
    identity: IdentitySchema,
    storeSettings: StoreSettingsSchema,
    paymentSettings: PaymentSettingsSchema,
    /** Identifies the shop in Stripe's own fields and is part of the checkout page; empty without keys. */
    stripePublishableKey: Type.String({ pattern: '^(pk_(test|live)_\\w{1,240})?$', default: '' }),
  },
  { additionalProperties: false },
);

export type WebsiteSettings = Static<typeof WebsiteSettingsSchema>;
