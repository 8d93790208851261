import { accountOf, type Weekday } from '@awning/site-model';
import type { IdentityBody } from './kind.ts';
import type { IdentityWords } from './messages.ts';

/** What the owner has chosen and typed; addresses stand in one field, one a line. */
export interface TypedIdentity {
  readonly logoId: string | null;
  readonly iconId: string | null;
  readonly shareImageId: string | null;
  readonly taglines: Readonly<Record<string, string>>;
  readonly accounts: string;
  readonly openingHours: Readonly<Record<Weekday, string>>;
  readonly place: string;
  readonly titlePatterns: IdentityBody['titlePatterns'];
  [name: string]: unknown;
}

export function typedIdentity(body: IdentityBody): TypedIdentity {
  const { accounts, place, ...same } = body;
  return {
    ...same,
    accounts: accounts.join('\n'),
    place: place === null ? '' : `${place.latitude}, ${place.longitude}`,
  };
}

export function identityBody(typed: TypedIdentity): IdentityBody {
  const { logoId, iconId, shareImageId, taglines, accounts, openingHours, place, titlePatterns } = typed;
  return {
    logoId,
    iconId,
    shareImageId,
    taglines,
    accounts: linesOf(accounts),
    openingHours,
    place: readPlace(place) ?? null,
    titlePatterns,
  };
}

export function checkIdentity(
  { accounts, place, titlePatterns }: TypedIdentity,
  { faults }: IdentityWords,
): Readonly<Record<string, string>> {
  const wrong = linesOf(accounts).find((line) => accountOf(line) === undefined);
  const { homepage, collection, item } = titlePatterns;
  return {
    ...(wrong !== undefined && { accounts: faults.account(wrong) }),
    ...(place.trim() !== '' && readPlace(place) === undefined && { place: faults.place }),
    ...(homepage.trim() === '' && { 'titlePatterns.homepage': faults.empty }),
    ...(!collection.includes('%c') && { 'titlePatterns.collection': faults.withoutName('%c') }),
    ...(!item.includes('%i') && { 'titlePatterns.item': faults.withoutName('%i') }),
  };
}

/**
 * Latitude and longitude as maps let them be copied.
 *
 * @example
 * readPlace('54.622, 8.696') // => { latitude: 54.622, longitude: 8.696 }
 * readPlace('95, 8') // => undefined
 */
export function readPlace(text: string): IdentityBody['place'] | undefined {
  const [, latitude, longitude] = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? [];
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  const isOnEarth = Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180;
  return isOnEarth ? place : undefined;
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
