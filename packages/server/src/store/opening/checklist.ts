import { OFFLINE_PAYMENT, placeholdersIn } from '@awning/site-model';
import type { FastifyRequest } from 'fastify';
import type { Connection } from '../../platform/database/index.ts';
import { visitedHosts } from '../../platform/http/index.ts';
import { hasMailServer } from '../../platform/mail/index.ts';
import type { Parts } from '../../platform/parts.ts';
import type { Website } from '../../platform/website/index.ts';
import { isSwitchedOn, isTestProvider, providersOnOffer } from '../payment/index.ts';
import { readShownPages } from './legal/shown-pages.ts';
import type { Checklist, StepName } from './schema.ts';
import { selectHasSample, selectOwnThings } from './store.ts';
import { sampleKinds } from './take-sample-away.ts';

/**
 * What a shop needs before it opens, and what of it is done. Nothing of the sample counts. The cost does not grow with
 * the shop: every look-up ends at the first find.
 */
export async function readChecklist(parts: Parts, request: FastifyRequest): Promise<Checklist> {
  const { database } = parts;
  const { website } = request;
  const { isClosed, business } = website.settings;
  const own = await selectOwnThings(database, website.id);
  const hasSample = await selectHasSample(database, website.id, sampleKinds);
  const ways = providersOnOffer(parts, visitedHosts(request)).filter(({ name }) => isSwitchedOn(website, name));
  const unfinishedPages = hasSample ? [] : await readUnfinishedPages(database, website);
  const done: Readonly<Record<StepName, boolean>> = {
    address: business.legalName !== '' && business.street !== '',
    product: own.hasProduct,
    shipping: own.hasZone,
    // The sample is paid offline, to the account of an invented pottery.
    payment: ways.some(
      (way) => !isTestProvider(way, website) && (way.name !== OFFLINE_PAYMENT || own.hasPaymentSettings),
    ),
    legal: !hasSample && unfinishedPages.length === 0,
    mail: await hasMailServer(parts, database, website.id),
    open: !isClosed && !hasSample,
  };
  return {
    steps: Object.entries(done).map(([name, isDone]) => ({ name: name as StepName, isDone })),
    isClosed,
    hasTestPayments: ways.some((way) => isTestProvider(way, website)),
    unfinishedPages,
  };
}

/** The legal pages that the shop began with and that visitors do not see, or see with gaps. One that the owner deleted is not missed. */
async function readUnfinishedPages(connection: Connection, website: Website): Promise<Checklist['unfinishedPages']> {
  const spoken = website.languages.filter(({ enabled }) => enabled);
  const pages = await readShownPages({ connection, website });
  return pages.flatMap(({ id, title, isShown, layout }) => {
    const hasGaps = layout !== null && spoken.some(({ code }) => placeholdersIn(layout, code).length > 0);
    if (isShown && !hasGaps) return [];
    return [{ id, title, lacks: hasGaps ? ('texts' as const) : ('publication' as const) }];
  });
}
