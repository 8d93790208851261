import { createCalls } from '../../../platform/editing/index.ts';
import { defineRoute, Refusal, type Route } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { storeSettingsDocument } from '../../store-settings/index.ts';
import { freshContext } from '../shop.ts';
import { lockOpening } from '../store.ts';
import { publishLegalPages, readLegalPages } from './legal-pages.ts';
import { LegalPagesAnswer, LegalPagesBody } from './schema.ts';

const team = { kind: 'team', right: 'settings.manage' } as const;

/** The legal pages that a shop begins with, all at once. */
export function legalPageRoutes(parts: Parts): Route[] {
  const { database, clock } = parts;
  const { edit } = createCalls(parts, storeSettingsDocument);
  return [
    defineRoute({
      method: 'GET',
      path: '/api/opening/legal-pages',
      summary: 'The legal pages that the shop began with, and what they still need to know about the business.',
      access: team,
      forgery: 'safe',
      limit: 'unlimited',
      schema: { answer: LegalPagesAnswer },
      handle: ({ website }) => readLegalPages({ connection: database, website, clock, parts }),
    }),
    defineRoute({
      method: 'POST',
      path: '/api/opening/legal-pages',
      summary:
        'Fills in the gaps of the legal pages and publishes all of them. What is absent stays a gap. Data of the business is stored in the settings.',
      access: team,
      forgery: 'crumb',
      limit: 'team-change',
      schema: { body: LegalPagesBody, answer: LegalPagesAnswer },
      examples: [{ body: { phone: '+49 4932 123456', vatId: '', deliveryDays: '3', returnCost: 'customer' } }],
      handle: async (request) => {
        const published = await edit(request, async (context) => {
          await lockOpening(context.connection, context.website.id);
          return await publishLegalPages(await freshContext(context), request.body);
        });
        if (published instanceof Refusal) return published;
        return await readLegalPages(
          await freshContext({ connection: database, website: request.website, clock, parts }),
        );
      },
    }),
  ];
}
