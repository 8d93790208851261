import type { Scope } from '../contract/scope.ts';
import { asText } from '../values/value.ts';

const DEFAULT_TIME_ZONE = 'America/New_York';

/** The website's time zone. The locale package treats an unknown zone as UTC. */
export function timeZoneOf(scope: Scope): string {
  const zone = scope.resolve(['website', 'timeZone']);
  return zone === undefined ? DEFAULT_TIME_ZONE : asText(zone);
}
