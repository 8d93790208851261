import { type Static, Type } from '@sinclair/typebox';

const modes = ['none', 'test', 'live'] as const;

export const StripeKeysBody = Type.Object({
  publishableKey: Type.String({
    maxLength: 250,
    pattern: '^pk_(test|live)_\\w{1,240}$',
    description: 'Part of the checkout page',
  }),
  secretKey: Type.Optional(
    Type.String({
      maxLength: 250,
      pattern: '^(sk|rk)_(test|live)_\\w{1,240}$',
      description: 'The stored one is kept if it is absent and the publishable key stays the same',
    }),
  ),
  eventSecret: Type.Optional(
    Type.String({
      maxLength: 250,
      pattern: '^(whsec_\\w{1,240})?$',
      description: 'Signs events. The stored one is kept if it is absent, and removed if it is empty',
    }),
  ),
});
export type StripeKeysBody = Static<typeof StripeKeysBody>;

export const StripeKeysAnswer = Type.Object({
  mode: Type.Union(
    modes.map((mode) => Type.Literal(mode)),
    { description: 'Keys of the mode `test` move no money; `none`: there are none' },
  ),
  publishableKey: Type.String(),
  hasEventSecret: Type.Boolean(),
  isUnreadable: Type.Boolean({ description: 'The secret of the installation has changed: enter the keys again' }),
  isTestAllowed: Type.Boolean({
    description: 'Whether keys of the mode `test` are offered to visitors of this address',
  }),
  eventsAddress: Type.String({ description: 'Where Stripe sends its events' }),
});
export type StripeKeysAnswer = Static<typeof StripeKeysAnswer>;
