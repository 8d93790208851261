import { selectMoved } from '../../content/index.ts';
import type { Builder } from './builder.ts';
import { collectionUrl } from './collection-view.ts';
import { itemUrl } from './item-view.ts';
import type { Redirect } from './page.ts';

/**
 * The present address of what had this one before. It is asked for only where there is no page, so something new at an
 * old address is found first.
 */
export async function movedPage(builder: Builder, segments: readonly string[]): Promise<Redirect | undefined> {
  const { connection, request, site } = builder;
  const [urlId = '', ...rest] = segments;
  if (urlId === '') return undefined;
  const asked = `/${segments.join('/')}`;
  // The entries of a collection move with it.
  const hasLeft = rest.length > 0 && !site.byUrlId.has(urlId);
  const paths = hasLeft ? [asked, `/${urlId}`] : [asked];
  const places = await selectMoved(connection, request.website.id, paths, request.now);
  const place = places.find(({ path }) => path === asked) ?? places[0];
  const collection = place && site.byId.get(place.collectionId);
  if (!collection) return undefined;
  const entry = place.path === asked ? place.entry : rest.join('/');
  const address = entry === null ? collectionUrl(collection, request) : itemUrl(collection, entry, request);
  const location = encodeURI(address).replaceAll('?', '%3F').replaceAll('#', '%23');
  return { kind: 'redirect', status: 301, location };
}
