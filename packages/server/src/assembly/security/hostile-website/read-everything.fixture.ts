import type { TestServer } from '@awning/testing';
import type { Route } from '../../../platform/http/routing/route.ts';
import { faultsInAnswer, isFrameOfOwner } from './answer-faults.fixture.ts';
import type { HostileWebsite } from './hostile-website.fixture.ts';
import type { Marking } from './marker.fixture.ts';
import { addressesOf } from './openings.fixture.ts';

export interface Reading {
  /** Text in wrong positions, with the routes that show it. */
  readonly faults: readonly string[];
  /** The places whose text was shown. */
  readonly shown: readonly string[];
  /** Routes that returned no page for any address and person. */
  readonly unopened: readonly string[];
}

/** Reads every GET route of a website, as a visitor, as a site user and as the owner, and checks the responses. */
export async function readEverything(
  server: TestServer,
  website: HostileWebsite,
  marking: Marking,
  routes: readonly Route[] = server.app.declaredRoutes,
): Promise<Reading> {
  const faults = new Map<string, Set<string>>();
  const unopened: string[] = [];
  const seen = new Set<string>();
  const shown = new Set<string>();
  let calls = 0;
  for (const route of routes.filter(({ method }) => method === 'GET')) {
    const note = (fault: string) => void faults.set(fault, (faults.get(fault) ?? new Set()).add(route.path));
    let isOpened = false;
    for (const address of addressesOf(route, website.named)) {
      for (const person of readersOf(route, website)) {
        calls += 1;
        // A different address for each request, because of rate limits.
        const remoteAddress = `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`;
        const headers = { host: server.website.host, accept: 'text/html', cookie: person['cookie'] ?? '' };
        const answer = await server.app.inject({ url: address, headers, remoteAddress });
        // Documented, such as a back office that has not been built.
        const isFailure = answer.statusCode >= 500 && route.refusals?.[answer.statusCode] === undefined;
        if (isFailure) note(`a failure at ${address}`);
        isOpened ||= answer.statusCode < 400 || (answer.statusCode >= 500 && !isFailure);
        if (seen.has(answer.body)) continue;
        seen.add(answer.body);
        for (const place of marking.placesIn(answer.body)) shown.add(place);
        if (isFrameOfOwner(String(answer.headers['content-security-policy']))) {
          for (const place of marking.placesIn(answer.body)) {
            if (!/\.(?:submissionHTML|props\.code)$/.test(place)) note(`as code of the owner: ${place}`);
          }
        }
        for (const { what, found } of faultsInAnswer(
          { headers: answer.headers, text: answer.body },
          server.website.host,
        )) {
          note(`${what}: ${marking.placesIn(found).slice(0, 3).join(', ')}`);
        }
      }
    }
    if (!isOpened) unopened.push(route.path);
  }
  return {
    faults: [...faults].map(([fault, paths]) => `${fault} at ${[...paths].join(' ')}`),
    shown: [...shown],
    unopened,
  };
}

/** The people who may read a route. */
export function readersOf(
  { access, impersonal }: Route,
  { callers }: HostileWebsite,
): readonly Readonly<Record<string, string>>[] {
  const [admin = {}, user = {}, visitor = {}, buyer = {}] = callers;
  switch (access.kind) {
    case 'anyone':
      return impersonal ? [visitor] : [visitor, user, buyer];
    case 'site-user':
      return [user];
    default:
      return [admin];
  }
}
