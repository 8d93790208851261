import { dateText } from '@awning/formats';
import { showAccountPage } from '../../../people/site-user/index.ts';
import { defineRoute, type Route } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { addressIn, primaryLanguage } from '../../../platform/website/index.ts';
import { areaText } from '../area.ts';
import { selectOwnAreas } from '../store.ts';
import { ownAreasIsland } from './island.ts';

/** More than any website has; the export contains all of them. */
const LISTED_AREAS = 200;

export function ownAreasPageRoutes(parts: Parts): Route[] {
  const { database, clock } = parts;
  return [
    defineRoute({
      method: 'GET',
      path: '/account/areas',
      access: { kind: 'site-user' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: {},
      async handle(request, reply) {
        const { website, language, siteUser } = request;
        const place = { siteUserId: siteUser.id, now: clock.now(), limit: LISTED_AREAS };
        const found = await selectOwnAreas(database, website.id, place);
        const { timeZone } = website.settings;
        const dayText = (day: Date) => dateText(day, { locale: language, timeZone, date: 'long' });
        const choice = { language, primaryLanguage: primaryLanguage(website) };
        const areas = found.map(({ id, texts, urlId, since, until }) => ({
          id,
          name: areaText(texts, 'name', choice),
          sinceText: dayText(since),
          untilText: until === null ? '' : dayText(until),
          url: urlId === null ? '' : addressIn(website, language, `/${encodeURIComponent(urlId)}`),
        }));
        return showAccountPage(parts, request, reply, { name: 'areas', island: ownAreasIsland, data: { areas } });
      },
    }),
  ];
}
