import { PaymentSettingsSchema } from '@awning/site-model';
import { type Static, Type } from '@sinclair/typebox';

export const PaymentSettingsBody = Type.Object(
  { ...PaymentSettingsSchema.properties },
  { description: 'Ways to pay that are not named are as on a new website: offline payment off, every other on' },
);
export type PaymentSettingsJson = Static<typeof PaymentSettingsBody>;

export const PaymentSettingsAnswer = Type.Object({
  ways: Type.Array(
    Type.Object({
      name: Type.String(),
      labels: Type.Record(Type.String(), Type.String(), {
        description: 'What the checkout form calls it, by language',
      }),
      isOn: Type.Boolean(),
    }),
    { description: 'The ways to pay that this installation has' },
  ),
  howToPay: PaymentSettingsSchema.properties.howToPay,
  unpaidOrders: PaymentSettingsSchema.properties.unpaidOrders,
});
export type PaymentSettingsView = Static<typeof PaymentSettingsAnswer>;
