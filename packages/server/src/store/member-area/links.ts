import type { FastifyRequest } from 'fastify';
import type { Parts } from '../../platform/parts.ts';
import { addressIn, primaryLanguage } from '../../platform/website/index.ts';
import { areaText } from './area.ts';
import { type AreaWithPage, selectAreasOfOrder } from './store.ts';

export interface AreaLink {
  readonly name: string;
  readonly url: string;
}

/** The member areas that an order has opened, with their first pages. */
export async function openedAreas({ database }: Parts, request: FastifyRequest, orderId: string): Promise<AreaLink[]> {
  const areas = await selectAreasOfOrder(database, request.website.id, orderId);
  return areas.map((area) => linkOf(request, area));
}

/** A link to its first page, or else to the customer's areas. */
export function linkOf({ website, language }: FastifyRequest, { texts, urlId }: AreaWithPage): AreaLink {
  return {
    name: areaText(texts, 'name', { language, primaryLanguage: primaryLanguage(website) }),
    url: addressIn(website, language, urlId === null ? '/account/areas' : `/${encodeURIComponent(urlId)}`),
  };
}
