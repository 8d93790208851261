import type { ShippingZone } from '@awning/commerce';
import { minorUnits } from '../minor-units.ts';
import type { ShippingRules, ZoneBody } from './queries.ts';

interface Place {
  readonly currency: string;
  /** The primary language of the website: every option has a name in it. */
  readonly primary: string;
}

/** A zone as the checkout reads it; undefined while something is wrong with its numbers. */
function pricedZone(id: string, body: ZoneBody, { currency, primary }: Place): ShippingZone | undefined {
  const options = body.options.map(({ id: optionId, texts, calculator, bands, freeFrom }, position) => ({
    id: optionId ?? `${id}/${position}`,
    name: texts[primary] ?? '',
    calculator,
    bands: bands.map(({ from, price }) => ({
      from: calculator === 'subtotal' ? minorUnits(from, currency) : wholeNumber(from),
      price: price === null ? null : minorUnits(price, currency),
    })),
    freeFrom: freeFrom == null ? null : minorUnits(freeFrom, currency),
  }));
  const isWhole = options.every(
    ({ bands, freeFrom }) =>
      freeFrom !== undefined && bands.every(({ from, price }) => from !== undefined && price !== undefined),
  );
  return isWhole ? { id, name: body.name, areas: body.areas, options: options as ShippingZone['options'] } : undefined;
}

export const unsavedZone = 'new';

/** All zones in the order in which they count, with what is typed in place of the saved one; a new zone comes last. */
export function zonesWith(
  rules: Pick<ShippingRules, 'zones'>,
  edited: { readonly id: string; readonly body: ZoneBody } | undefined,
  place: Place,
): readonly ShippingZone[] {
  const known = rules.zones.some(({ id }) => id === edited?.id);
  const all = known || edited === undefined ? rules.zones : [...rules.zones, edited];
  return all.flatMap(({ id, body }) => pricedZone(id, id === edited?.id ? edited.body : body, place) ?? []);
}

function wholeNumber(text: string): bigint | undefined {
  return /^\d{1,15}$/.test(text) ? BigInt(text) : undefined;
}
