import { addressLines, type Item } from '../../../content/index.ts';
import type { PageRequest, Scope } from '../../site.ts';
import { pictureOf } from '../head.ts';

/** An event for search engines; nothing for what is none. */
export function eventData(item: Item, view: Scope, { website, origin }: PageRequest): Scope | undefined {
  const { startAt, endAt, location } = item;
  if (startAt === null || endAt === null) return undefined;
  const { addressTitle, ...address } = location;
  const place = addressLines(address).join(', ');
  const { imageUrl } = pictureOf(view);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: view['title'],
    startDate: startAt.toISOString(),
    endDate: endAt.toISOString(),
    ...(addressTitle === undefined && place === ''
      ? {}
      : { location: { '@type': 'Place', name: addressTitle ?? place, ...(place === '' ? {} : { address: place }) } }),
    ...(imageUrl === undefined ? {} : { image: `${origin}${imageUrl}` }),
    organizer: { '@type': 'Organization', name: website.name, url: origin },
  };
}
