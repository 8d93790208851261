import { type BlockSettings, type mapBlock, readMapPosition } from '@awning/site-model';
import { wordsFor } from '../../../platform/website/index.ts';
import type { BlockContext } from '../page-model/builder.ts';
import { mapTexts } from './messages.ts';

/** Links to the maps that are on: to the position, or to a search for the address. */
export function mapLinks(
  { request }: Pick<BlockContext, 'request'>,
  settings: BlockSettings<typeof mapBlock>,
): Readonly<Record<string, unknown>> {
  const { title, address, position, zoom } = settings;
  const words = wordsFor(request, mapTexts);
  const place = readMapPosition(position);
  const searched = encodeURIComponent(
    address
      .split(/\s*\n\s*/)
      .filter(Boolean)
      .join(', '),
  );
  if (place === undefined && searched === '') return {};
  const { latitude, longitude } = place ?? {};
  const named = encodeURIComponent(title);
  const links = {
    openStreetMap:
      place === undefined
        ? `https://www.openstreetmap.org/search?query=${searched}`
        : `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`,
    googleMaps: `https://www.google.com/maps/search/?api=1&query=${place === undefined ? searched : `${latitude}%2C${longitude}`}`,
    appleMaps:
      place === undefined
        ? `https://maps.apple.com/?q=${searched}`
        : `https://maps.apple.com/?ll=${latitude},${longitude}&z=${zoom}&q=${named === '' ? searched : named}`,
  } as const;
  const names = Object.keys(links) as (keyof typeof links)[];
  return { links: names.filter((name) => settings[name]).map((name) => ({ name: words[name], href: links[name] })) };
}
