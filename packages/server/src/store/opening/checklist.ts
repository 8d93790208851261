import { OFFLINE_PAYMENT } from '@awning/site-model';
import type { FastifyRequest } from 'fastify';
import { visitedHosts } from '../../platform/http/index.ts';
import { hasMailServer } from '../../platform/mail/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { isSwitchedOn, providersOnOffer } from '../payment/index.ts';
import type { Checklist, StepName } from './schema.ts';
import { selectHasSample, selectOwnThings } from './store.ts';
import { sampleKinds } from './take-sample-away.ts';

/** Ways to pay that move no money. */
const testProviders: readonly string[] = ['test', 'instalments'];

/**
 * What a shop needs before it opens, and what of it is done. Nothing of the sample counts. The cost does not grow with
 * the shop: every look-up ends at the first find.
 */
export async function readChecklist(parts: Parts, request: FastifyRequest): Promise<Checklist> {
  const { database } = parts;
  const { website } = request;
  const { isClosed, business } = website.settings;
  const own = await selectOwnThings(database, website.id);
  const ways = providersOnOffer(parts, visitedHosts(request)).filter(
    ({ name }) => !testProviders.includes(name) && isSwitchedOn(website, name),
  );
  const done: Readonly<Record<StepName, boolean>> = {
    address: business.legalName !== '' && business.street !== '',
    product: own.hasProduct,
    shipping: own.hasZone,
    // The sample is paid offline, to the account of an invented pottery.
    payment: ways.some(({ name }) => name !== OFFLINE_PAYMENT || own.hasPaymentSettings),
    mail: await hasMailServer(parts, database, website.id),
    open: !isClosed && !(await selectHasSample(database, website.id, sampleKinds)),
  };
  return {
    steps: Object.entries(done).map(([name, isDone]) => ({ name: name as StepName, isDone })),
    isClosed,
  };
}
