import { documentCalls } from '../../api/document-calls.ts';
import { shippingTexts } from './messages.ts';
import { shippingKey } from './queries.ts';

export const zoneKind = {
  listPath: '/config/commerce/shipping',
  key: shippingKey,
  texts: shippingTexts,
  calls: documentCalls('/api/commerce/shipping-zones', 'shipping-zone'),
};
