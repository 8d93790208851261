import type { Route } from '../http/index.ts';
import { type NamedTypes, needsValue, typeSource } from './type-source.ts';

/** The source of an interface with all these calls by method and path: what each is given and what it returns. */
export function callsSource(routes: readonly Route[], types?: NamedTypes): string {
  const calls = routes.toSorted((a, b) => (callName(a) < callName(b) ? -1 : 1));
  return ['export interface Calls {', ...calls.map((route) => callSource(route, types)), '}'].join('\n');
}

function callName({ method, path }: Route): string {
  return `${method} ${path}`;
}

function callSource(route: Route, types: NamedTypes | undefined): string {
  const { params, query, body, answer } = route.schema;
  const given = Object.entries({ params, query, body }).flatMap(([name, schema]) =>
    schema === undefined
      ? []
      : [`      readonly ${name}${needsValue(schema) ? '' : '?'}: ${typeSource(schema, '      ', types)};`],
  );
  // Written out for each call: composing the types of hundreds of calls was too slow for the compiler.
  const input = given.length === 0 ? 'Readonly<Record<string, never>>' : ['{', ...given, '    }'].join('\n');
  const told = answer === undefined ? 'undefined' : typeSource(answer, '    ', types);
  return [
    `  /** ${route.summary} */`,
    `  readonly '${callName(route)}': {`,
    `    readonly input: ${input};`,
    `    readonly answer: ${told};`,
    '  };',
  ].join('\n');
}
