import { Kind, type TSchema } from '@sinclair/typebox';
import { rateLimits } from '../../rate-limits.ts';
import type { Route } from './route.ts';

const accessKinds = ['anyone', 'site-user', 'team', 'operator', 'setup'];
const forgeries = ['safe', 'crumb', 'same-origin', 'own-secret', 'beacon'];

/**
 * Returns what is missing or contradictory in a route's declaration. The types cover most of it; a cast or plain
 * JavaScript gets past them.
 */
export function faultsOf(route: Route): readonly string[] {
  const { access, forgery, limit, schema } = route as Partial<Route>;
  const isReading = route.method === 'GET';
  const parameters = [...route.path.matchAll(/:(\w+)/g)].map((match) => match[1]!);
  const known = Object.keys((schema?.params?.['properties'] ?? {}) as object);
  return [
    !access || !accessKinds.includes(access.kind) ? 'says not who may call it' : '',
    !forgery || !forgeries.includes(forgery) ? 'has no rule against forgery' : '',
    !limit || !(limit in rateLimits) ? 'has no rate limit' : '',
    !schema ? 'has no schema' : '',
    isReading && forgery !== 'safe' ? 'reads, so its rule against forgery is "safe"' : '',
    !isReading && forgery === 'safe' ? 'changes something, so it cannot be "safe"' : '',
    !isReading && access?.kind === 'team' && forgery !== 'crumb' && forgery !== 'own-secret'
      ? 'changes something in the name of a team member, so it needs the crumb'
      : '',
    !isReading && access?.kind === 'site-user' && forgery !== 'crumb' && forgery !== 'same-origin'
      ? 'changes something in the name of a site user, so it needs the crumb or a form of the same origin'
      : '',
    access?.kind === 'site-user' && route.impersonal ? 'is for a site user, so it cannot be impersonal' : '',
    isReading && schema?.body ? 'reads, so it has no body' : '',
    ...parameters.filter((name) => !known.includes(name)).map((name) => `does not describe its parameter "${name}"`),
    schema?.body && containsIntersection(schema.body)
      ? 'uses Type.Intersect in its body: Type.Composite can be closed'
      : '',
    route.anyHost && (access?.kind === 'team' || access?.kind === 'site-user' || forgery === 'crumb')
      ? 'answers on any host but needs a website'
      : '',
  ].filter((fault) => fault !== '');
}

/** Throws for routes with faulty declarations, and for two routes with the same method and path. */
export function checkDeclarations(routes: readonly Route[]): void {
  const names = routes.map((route) => `${route.method} ${route.path}`);
  const problems = routes.flatMap((route) => faultsOf(route).map((fault) => `${route.method} ${route.path} ${fault}`));
  const repeated = names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${name} exists twice`);
  if (problems.length + repeated.length > 0) throw new Error([...problems, ...repeated].join('\n'));
}

function containsIntersection(schema: TSchema): boolean {
  if (schema[Kind] === 'Intersect') return true;
  const parts = [
    ...Object.values((schema['properties'] ?? {}) as Record<string, TSchema>),
    ...((schema['anyOf'] ?? []) as TSchema[]),
    ...(schema['items'] ? [schema['items'] as TSchema].flat() : []),
  ];
  return parts.some(containsIntersection);
}
