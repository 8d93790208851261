import { type Static, Type } from '@sinclair/typebox';

export const WaysToPay = Type.Object({
  ways: Type.Array(
    Type.Object({
      name: Type.String(),
      labels: Type.Record(Type.String(), Type.String(), {
        description: 'What the checkout form calls it, by language',
      }),
      isOn: Type.Boolean(),
      isTest: Type.Boolean({ description: 'Moves no money and is there to try out the shop' }),
    }),
  ),
});
export type WaysToPay = Static<typeof WaysToPay>;
