import { writeMoney } from '@awning/formats';
import { defineRoute, type Route, visitedHosts } from '../../platform/http/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { primaryLanguage } from '../../platform/website/index.ts';
import { storeCurrency } from '../catalogue/index.ts';
import { isSwitchedOn, isTestProvider, providersOnOffer } from '../payment/index.ts';
import { foldSales } from './fold.ts';
import { currencyViews, DAYS_TO_READ } from './sales-view.ts';
import { SalesAnswer } from './schema.ts';
import { selectBestSellers, selectDays, selectToday } from './store.ts';

const MAX_BEST_SELLERS = 5;

/** The job counts every minute, so one slice is left at most, unless many orders arrived at once. */
const MAX_SLICES = 1;

export function salesRoutes(parts: Parts): Route[] {
  const { database, clock } = parts;
  return [
    defineRoute({
      method: 'GET',
      path: '/api/commerce/sales',
      summary: 'Sales of today, 7 and 30 days beside the time before, by day, and the best sellers of 30 days.',
      access: { kind: 'team', right: 'orders.read' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { answer: SalesAnswer },
      async handle(request) {
        const { website } = request;
        const ways = providersOnOffer(parts, visitedHosts(request));
        const isComplete = await foldSales(parts, website, MAX_SLICES);
        const today = (await selectToday(database, website.id)) ?? clock.now().toISOString().slice(0, 10);
        const days = await selectDays(database, website.id, today, DAYS_TO_READ);
        const wanted = { until: today, language: primaryLanguage(website), most: MAX_BEST_SELLERS };
        const sellers = await selectBestSellers(database, website.id, wanted);
        return {
          isComplete,
          hasTestPayments: ways.some((way) => isTestProvider(way, website) && isSwitchedOn(website, way.name)),
          today,
          currencies: currencyViews(days, storeCurrency(website), today),
          bestSellers: sellers.map(({ amounts, ...seller }) => ({
            ...seller,
            amounts: amounts.map(({ currency, amount }) => writeMoney({ minorUnits: BigInt(amount), currency })),
          })),
        };
      },
    }),
  ];
}
