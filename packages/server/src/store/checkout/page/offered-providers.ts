import { isCurrencyCode, moneyFromCents } from '@awning/formats';
import type { FastifyRequest } from 'fastify';
import { visitedHosts } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import type { ShoppingCartJson } from '../../cart/index.ts';
import { isOffered, type PaymentProvider, providersOnOffer } from '../../payment/index.ts';

/** The payment methods for this cart. */
export function offeredProviders(
  parts: Parts,
  request: FastifyRequest,
  view: ShoppingCartJson,
): readonly PaymentProvider[] {
  const { website, language } = request;
  const currency = isCurrencyCode(view.currency) ? view.currency : 'USD';
  const total = moneyFromCents(view.amountDueCents, currency);
  const purchase = { website, language, total, productTypes: view.entries.map(({ productType }) => productType) };
  return providersOnOffer(parts, visitedHosts(request)).filter((provider) => isOffered(provider, purchase));
}
