import { subscriptionStates } from '@awning/commerce';
import { Type } from '@sinclair/typebox';
import { AddressForm } from '../../../../platform/address.ts';
import { defineIsland, systemFields } from '../../../../platform/island.ts';
import { goodsFields } from '../../page/island.ts';

/** What a customer may do by a button. */
export const ownEvents = ['pause', 'resume', 'skip', 'go-on', 'end-with-period', 'cancel'] as const;

const { countries, providers, phone, company, message, errors } = goodsFields;

/** The page on which a customer changes a subscription. */
export const ownSubscriptionIsland = defineIsland(
  'subscription-own',
  {
    id: Type.String(),
    token: Type.String(),
    title: Type.String(),
    quantity: Type.Integer(),
    priceText: Type.String(),
    state: Type.Union(subscriptionStates.map((state) => Type.Literal(state))),
    dueText: Type.String({ description: 'The day of the next payment or of the end; empty if there is none' }),
    isLast: Type.Boolean({ description: 'It ends on that day' }),
    card: Type.String({ description: 'The saved card; empty if there is none' }),
    address: Type.Array(Type.String(), { description: 'The lines of the address' }),
    acts: Type.Array(Type.Union(ownEvents.map((event) => Type.Literal(event)))),
    isOpen: Type.Boolean({ description: 'Whether quantity, address and card can be changed' }),
    values: Type.Partial(Type.Object({ ...AddressForm.properties, provider: Type.String() })),
    /** The part of the page whose form was refused. */
    refused: Type.Optional(Type.String()),
    notice: Type.Optional(Type.String({ description: 'What has just been done' })),
    countries,
    providers,
    currency: Type.String(),
    phone,
    company,
    message,
    errors,
  },
  systemFields,
);
