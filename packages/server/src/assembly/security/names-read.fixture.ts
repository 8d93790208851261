import type { Route } from '../../platform/http/routing/route.ts';

const known = new WeakMap<Route, ReadonlySet<string>>();

/** All names under which the calls of a route (calls.fixture.ts) look up values of the scene. */
export function namesReadBy(route: Route): ReadonlySet<string> {
  const names = known.get(route) ?? collectNames(route);
  known.set(route, names);
  return names;
}

function collectNames({ path, schema, examples = [] }: Route): ReadonlySet<string> {
  const words = path.split('/').filter((part) => part !== '' && !part.startsWith(':'));
  const parameters = [...path.matchAll(/(?:(\w+)\/)?:(\w+)/g)];
  const shown = examples.flatMap(({ query = {}, body }) => [...Object.keys(query), ...keysOf(body)]);
  const fields = [...fieldsIn(schema.query), ...fieldsIn(schema.body), ...shown];
  return new Set([
    ...parameters.flatMap(([, word, name]) => [name!, `${word}/${name}`]),
    ...fields.flatMap((name) => [name, `${words.slice(-1).join('/')}/${name}`, `${words.slice(-2).join('/')}/${name}`]),
  ]);
}

/** The names of the properties of a schema, at any depth. */
function fieldsIn(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'properties' in schema ? keysOf(schema.properties) : [];
  return [...own, ...Object.values(schema).flatMap(fieldsIn)];
}

function keysOf(value: unknown): readonly string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}
