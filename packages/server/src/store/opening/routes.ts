import { createCalls } from '../../platform/editing/index.ts';
import { defineRoute, Refusal, type Route } from '../../platform/http/index.ts';
import type { Parts } from '../../platform/parts.ts';
import type { Website } from '../../platform/website/index.ts';
import { RATES_AS_OF, standardRates } from '../store-rules/index.ts';
import { storeSettingsDocument } from '../store-settings/index.ts';
import { beginEmpty } from './begin-empty.ts';
import { readChecklist } from './checklist.ts';
import { changeDoor } from './door.ts';
import { fillLegalPages } from './legal/legal-pages.ts';
import { legalPageRoutes } from './legal/routes.ts';
import { Checklist, DoorBody, EmptyBody, ShopAnswer, ShopBody } from './schema.ts';
import { freshContext, possibleLanguages, readShop, saveShop } from './shop.ts';
import { lockOpening, selectHasSample } from './store.ts';
import { sampleKinds } from './take-sample-away.ts';
import { visitorPasswordRoutes } from './visitor-password/routes.ts';

const exampleShop: ShopBody = {
  name: 'Marram Pottery',
  timeZone: 'Europe/Berlin',
  currency: 'USD',
  country: 'DE',
  region: null,
  postalCode: '26548',
  language: 'en',
  otherLanguages: ['de', 'fr'],
  business: {
    legalName: 'Marram Pottery Ltd.',
    street: 'Am Deich 4',
    city: 'Norderney',
    email: 'ada@marram.example',
    phone: '',
    vatId: '',
    register: '',
    representative: 'Ada Marram',
  },
};

const team = { kind: 'team', right: 'settings.manage' } as const;

/** The set-up of a shop. */
export function setUpRoutes(parts: Parts): Route[] {
  const { database, clock } = parts;
  const { edit } = createCalls(parts, storeSettingsDocument);
  const answer = async (website: Website): Promise<ShopAnswer> => {
    const { website: fresh } = await freshContext({ connection: database, website, clock });
    return {
      shop: readShop(fresh),
      isClosed: fresh.settings.isClosed,
      hasVisitorPassword: fresh.settings.visitorPasswordHash !== '',
      hasSample: await selectHasSample(database, website.id, sampleKinds),
      languages: possibleLanguages(fresh),
      standardRates: { ...standardRates },
      ratesAsOf: RATES_AS_OF,
    };
  };
  return [
    defineRoute({
      method: 'GET',
      path: '/api/opening/shop',
      summary: 'The name, place, languages and legal data of the shop, and whether the sample is still there.',
      access: team,
      forgery: 'safe',
      limit: 'unlimited',
      schema: { answer: ShopAnswer },
      handle: ({ website }) => answer(website),
    }),
    defineRoute({
      method: 'GET',
      path: '/api/opening/checklist',
      summary: 'What a shop needs before it opens, and what of it is done. Nothing of the sample counts.',
      access: team,
      forgery: 'safe',
      limit: 'unlimited',
      schema: { answer: Checklist },
      handle: (request) => readChecklist(parts, request),
    }),
    defineRoute({
      method: 'PUT',
      path: '/api/opening/shop',
      summary: 'Saves the name, place, languages and legal data of the shop; everything else stays.',
      access: team,
      forgery: 'crumb',
      limit: 'team-change',
      schema: { body: ShopBody, answer: ShopAnswer },
      examples: [{ body: exampleShop }],
      handle: async (request) => {
        const saved = await edit(request, async (context) => {
          await lockOpening(context.connection, context.website.id);
          const saved = await saveShop(await freshContext(context), request.body);
          if (saved.ok) await fillLegalPages(await freshContext(context));
          return saved;
        });
        return saved instanceof Refusal ? saved : await answer(request.website);
      },
    }),
    defineRoute({
      method: 'PUT',
      path: '/api/opening/door',
      summary: 'Opens the shop to visitors, or closes it: then they see a lock screen, and their calls are refused.',
      access: team,
      forgery: 'crumb',
      limit: 'team-change',
      schema: { body: DoorBody, answer: ShopAnswer },
      handle: async ({ website, member, body: { isClosed } }) => {
        await database.transaction((connection) =>
          changeDoor({ connection, website, clock, author: member }, isClosed),
        );
        return await answer(website);
      },
    }),
    ...visitorPasswordRoutes(parts, answer),
    ...legalPageRoutes(parts),
    defineRoute({
      method: 'POST',
      path: '/api/opening/empty',
      summary:
        'Saves the data of the shop and deletes the sample, as far as the team has not changed it. Orders, accounts, contacts and submissions stay. A repeated call adds only what is missing.',
      access: { ...team, fresh: true },
      forgery: 'crumb',
      limit: 'team-change',
      schema: { body: EmptyBody, answer: ShopAnswer },
      handle: async (request) => {
        const emptied = await edit(request, (context) => beginEmpty(context, request.body));
        return emptied instanceof Refusal ? emptied : await answer(request.website);
      },
    }),
  ];
}
