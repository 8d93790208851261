import { defineTexts } from '../texts/texts.ts';
import { disputeTexts } from './messages/dispute.ts';
import { downloadTexts } from './messages/download.ts';
import { listTexts } from './messages/list.ts';
import { oneOrderTexts } from './messages/one-order.ts';
import { refundTexts } from './messages/refund.ts';
import { shipmentTexts } from './messages/shipment.ts';
import { timelineTexts } from './messages/timeline.ts';

/** All texts of the screens of orders; each purpose has a file of its own. */
export const orderTexts = defineTexts({
  en: {
    ...listTexts.en,
    ...oneOrderTexts.en,
    ...shipmentTexts.en,
    ...downloadTexts.en,
    ...refundTexts.en,
    ...disputeTexts.en,
    ...timelineTexts.en,
  },
  de: {
    ...listTexts.de,
    ...oneOrderTexts.de,
    ...shipmentTexts.de,
    ...downloadTexts.de,
    ...refundTexts.de,
    ...disputeTexts.de,
    ...timelineTexts.de,
  },
  fr: {
    ...listTexts.fr,
    ...oneOrderTexts.fr,
    ...shipmentTexts.fr,
    ...downloadTexts.fr,
    ...refundTexts.fr,
    ...disputeTexts.fr,
    ...timelineTexts.fr,
  },
});
