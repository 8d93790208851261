import type { StyleSource } from './theme.ts';

/** The last definition of a variable counts, as for the compiler. */
export function variableValues(sources: readonly StyleSource[]): Map<string, string> {
  return new Map(
    sources.flatMap(({ source }) =>
      [...source.matchAll(/^[ \t]*@([\w-]+)[ \t]*:[ \t]*([^;{}\n]+);/gm)].map(
        ([, name = '', value = '']): [string, string] => [name, value.trim()],
      ),
    ),
  );
}

/** Follows variables that only name another one. */
export function resolvedVariable(name: string, variables: ReadonlyMap<string, string>): string | undefined {
  let value = variables.get(name);
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const other = /^@([\w-]+)$/.exec(value ?? '')?.[1];
    if (other === undefined) break;
    value = variables.get(other);
  }
  return value;
}

/** Variables may name each other in a circle. */
const MAX_STEPS = 10;

/** The first body of every class without nested rules. */
export function mixinBodies(sources: readonly StyleSource[]): Map<string, string> {
  const bodies = new Map<string, string>();
  for (const { source } of sources) {
    for (const [, name = '', body = ''] of source.matchAll(/\.([\w-]+)\s*(?:\(\s*\)\s*)?\{([^{}]*)\}/g)) {
      if (!bodies.has(name)) bodies.set(name, body);
    }
  }
  return bodies;
}

export function declarations(body: string): Readonly<Record<string, string>> {
  const pairs = body.matchAll(/(?:^|[;\s])([a-z-]+)[ \t]*:[ \t]*([^;]+)/g);
  return Object.fromEntries([...pairs].map(([, property = '', value = '']) => [property, value.trim()]));
}
