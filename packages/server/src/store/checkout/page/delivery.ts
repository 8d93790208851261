import { countryCodes, type StoreRules } from '@awning/commerce';
import {
  type CartParts,
  type ShoppingCartJson,
  selectShippingOption,
  setShippingLocation,
  type Visitor,
} from '../../cart/index.ts';

/** A destination as entered in a form or stored in an account. */
export interface TypedPlace {
  readonly country?: string | undefined;
  readonly region?: string | undefined;
  readonly postalCode?: string | undefined;
}

/**
 * Returns the cart with the known place, or else the likeliest one, and with a shipping option, by default the owner's
 * first. So the page shows true totals before anything is typed, and a plain form can buy at the first attempt. A cart
 * that cannot be changed now stays unchanged.
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

/**
 * Stores the shipping fields of a plain form in the cart, as scripts do while the visitor types; returns the option
 * that applies.
 */
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

/** All countries, unless the owner has limited shipping. */
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

/** Most parcels stay in the country of the store, if it is served at all; otherwise the first zone is likeliest. */
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
