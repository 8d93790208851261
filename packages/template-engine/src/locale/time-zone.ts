import type { Scope } from '../contract/scope.ts';
import { asText } from '../values/value.ts';

const DEFAULT_TIME_ZONE = 'America/New_York';

/** The zone dates are shown in: the website's. A zone nobody knows counts as UTC, which the locale package sees to. */
export function timeZoneOf(scope: Scope): string {
  const zone = scope.resolve(['website', 'timeZone']);
  return zone === undefined ? DEFAULT_TIME_ZONE : asText(zone);
}
