import { quantityLimits } from '@awning/site-model';
import { type Static, Type } from '@sinclair/typebox';
import { Id } from '../../../platform/id.ts';

const MAX_LINES = 200;
const MAX_CARRIER_LENGTH = 100;
const MAX_TRACKING_NUMBER_LENGTH = 100;
const MAX_TRACKING_URL_LENGTH = 1000;

const tracking = {
  carrier: Type.Optional(Type.String({ maxLength: MAX_CARRIER_LENGTH })),
  trackingNumber: Type.Optional(Type.String({ maxLength: MAX_TRACKING_NUMBER_LENGTH })),
  trackingUrl: Type.Optional(
    Type.String({
      pattern: '^(https?://[^\\s<>"]+)?$',
      maxLength: MAX_TRACKING_URL_LENGTH,
      description: 'Where the buyer can follow the parcel',
      errorMessage: 'Enter an address that begins with https://.',
    }),
  ),
  isMailed: Type.Boolean({ description: 'Whether the buyer gets a mail' }),
};

export const FulfilmentBody = Type.Object(
  {
    lines: Type.Optional(
      Type.Array(
        Type.Object(
          {
            id: Type.String({ maxLength: 60 }),
            quantity: Type.Integer({ minimum: 1, maximum: quantityLimits.highest }),
          },
          { additionalProperties: false },
        ),
        { maxItems: MAX_LINES, description: 'Lines of the order, each once. Absent: everything that is left.' },
      ),
    ),
    ...tracking,
  },
  { additionalProperties: false },
);
export type FulfilmentBody = Static<typeof FulfilmentBody>;

export const TrackingBody = Type.Object(tracking, { additionalProperties: false });
export type TrackingBody = Static<typeof TrackingBody>;

export const FulfilmentParams = Type.Object({ id: Id, fulfilmentId: Id });

const shipment = {
  id: Type.String(),
  carrier: Type.String(),
  trackingNumber: Type.String(),
  trackingUrl: Type.String(),
  createdAt: Type.String(),
  lines: Type.Array(
    Type.Object({ id: Type.String({ description: 'The line of the order' }), quantity: Type.Integer() }),
  ),
};

/** A parcel as its buyer sees it. */
export const ShipmentView = Type.Object(shipment);
export type ShipmentJson = Static<typeof ShipmentView>;

export const FulfilmentView = Type.Object({
  ...shipment,
  who: Type.String(),
  undoneAt: Type.Union([Type.String(), Type.Null()]),
});
export type FulfilmentJson = Static<typeof FulfilmentView>;
