import type { FastifyRequest } from 'fastify';
import { visitedHosts } from '../../../../platform/http/index.ts';
import type { Parts } from '../../../../platform/parts.ts';
import { isOffered, type PaymentProvider, providersOnOffer } from '../../../payment/index.ts';
import type { Subscription } from '../../../subscription/index.ts';

/** The payment methods to which a subscription can be changed: those that save a card. */
export function savingProviders(
  parts: Parts,
  request: FastifyRequest,
  { unitPrice, quantity, currency }: Pick<Subscription, 'unitPrice' | 'quantity' | 'currency'>,
): readonly PaymentProvider[] {
  const { website, language } = request;
  const total = { minorUnits: unitPrice * BigInt(quantity), currency };
  const purchase = { website, language, total, productTypes: [] };
  return providersOnOffer(parts, visitedHosts(request)).filter(
    (provider) => provider.savedInstruments && isOffered(provider, purchase),
  );
}
