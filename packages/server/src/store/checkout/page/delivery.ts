import { countryCodes, type StoreRules } from '@awning/commerce';
import {
  type CartParts,
  type ShoppingCartJson,
  selectShippingOption,
  setShippingLocation,
  type Visitor,
} from '../../cart/index.ts';

/** What a form or an account says about where goods go. */
export interface TypedPlace {
  readonly country?: string | undefined;
  readonly region?: string | undefined;
  readonly postalCode?: string | undefined;
}

/**
 * The cart with the place that is known, or else the likeliest one, and with a way to ship, the owner's first where none was chosen.
 * The page then shows true totals before anybody has typed, and a plain form buys with the first press. A cart that cannot be changed
 * now stays as it is.
 */
export async function settleDelivery(
  parts: CartParts,
  visitor: Visitor,
  { view, rules, known }: { view: ShoppingCartJson; rules: StoreRules; known: TypedPlace },
): Promise<ShoppingCartJson> {
  const place = offeredPlace(known, rules) ?? view.shippingLocation ?? likelyPlace(rules);
  const placed = place && !isSamePlace(place, view) ? await setShippingLocation(parts, visitor, place) : undefined;
  const located = placed?.ok ? placed.view : view;
  const [first] = located.shippingOptions;
  if (located.selectedShippingOption || first === undefined) return located;
  const chosen = await selectShippingOption(parts, visitor, first.id);
  return chosen.ok ? chosen.view : located;
}

/** Puts what a plain form says about shipping into the cart, as scripts do while somebody types; answers the option that counts. */
export async function keepDelivery(
  parts: CartParts,
  visitor: Visitor,
  form: TypedPlace & { readonly shippingOptionId?: string | undefined },
): Promise<string | null> {
  const place = placeOf(form);
  if (place === undefined) return null;
  const placed = await setShippingLocation(parts, visitor, place);
  if (!placed.ok) return null;
  const { shippingOptions } = placed.view;
  const option = shippingOptions.find(({ id }) => id === form.shippingOptionId) ?? shippingOptions[0];
  if (option === undefined) return null;
  await selectShippingOption(parts, visitor, option.id);
  return option.id;
}

/** All countries, unless the owner says where parcels go. */
export function deliverableCountries({ shippingZones }: StoreRules): readonly string[] {
  const named = shippingZones.flatMap(({ areas }) => areas.map(({ country }) => country));
  return named.length === 0 || named.includes(null)
    ? countryCodes
    : countryCodes.filter((code) => named.includes(code));
}

/** The page offers no other countries. */
function offeredPlace(known: TypedPlace, rules: StoreRules) {
  const place = placeOf(known);
  return place && deliverableCountries(rules).includes(place.country) ? place : undefined;
}

/** Most parcels stay in the country of the store, if they go there at all; else they go where its first zone is. */
function likelyPlace(rules: StoreRules): { readonly country: string } | undefined {
  const deliverable = deliverableCountries(rules);
  const firstOfZone = rules.shippingZones[0]?.areas[0]?.country;
  const country = [rules.storePlace.country, firstOfZone, deliverable[0]].find(
    (code) => code && deliverable.includes(code),
  );
  return country ? { country } : undefined;
}

function placeOf({ country = '', region, postalCode }: TypedPlace) {
  const code = country.toUpperCase();
  if (!countryCodes.includes(code)) return undefined;
  return { country: code, ...(region && { region }), ...(postalCode && { postalCode }) };
}

function isSamePlace(place: NonNullable<ReturnType<typeof placeOf>>, { shippingLocation }: ShoppingCartJson): boolean {
  if (shippingLocation === null) return false;
  const { country, region, postalCode } = shippingLocation;
  return (
    country === place.country &&
    (region ?? '') === (place.region ?? '') &&
    (postalCode ?? '') === (place.postalCode ?? '')
  );
}
