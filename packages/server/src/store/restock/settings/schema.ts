import { type Static, Type } from '@sinclair/typebox';

export const RestockSettingsBody = Type.Object(
  {
    signUpEnabled: Type.Boolean({ description: 'Whether pages of sold-out products offer the sign-up' }),
    autoSend: Type.Boolean({ description: 'Whether the oldest are told as soon as stock returns' }),
    doubleOptIn: Type.Boolean({ description: 'Whether an address is confirmed by mail first' }),
    successText: Type.Record(
      Type.String({ pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$' }),
      Type.String({ maxLength: 300 }),
      {
        additionalProperties: false,
        description: 'Shown after a sign-up, by language; empty for the usual text',
      },
    ),
  },
  { additionalProperties: false },
);
export type RestockSettingsBody = Static<typeof RestockSettingsBody>;
