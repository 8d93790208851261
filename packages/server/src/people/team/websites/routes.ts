import { defineRoute, type Route } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { isFirstWebsite, mailAddress } from '../../../platform/website/index.ts';
import { WebsitesAnswer, WebsitesQuery } from '../schema.ts';
import { selectWebsitesOfPerson } from './store.ts';

const PAGE_SIZE = 50;
/** Comes before every id. */
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** The websites of a person. Sessions belong to one website each, so the other ones only get a link. */
export function personsWebsiteRoutes({ database, config }: Parts): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/team/websites',
      summary: 'The websites of the installation that the signed-in person belongs to, oldest first.',
      access: { kind: 'team', right: 'any' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { query: WebsitesQuery, answer: WebsitesAnswer },
      async handle({ website, member, query: { after = BEFORE_ALL } }): Promise<WebsitesAnswer> {
        const rows = await selectWebsitesOfPerson(database, member, { after, limit: PAGE_SIZE + 1 });
        const shown = rows.slice(0, PAGE_SIZE);
        return {
          websites: shown.map(({ id, name, hosts, address }) => ({
            id,
            name,
            address: mailAddress(config, { hosts, address: address ?? undefined }),
            isCurrent: id === website.id,
          })),
          nextAfter: rows.length > PAGE_SIZE ? shown.at(-1)!.id : null,
          mayAdd: member.isOwner && (await isFirstWebsite(database, website.id)),
        };
      },
    }),
  ];
}
