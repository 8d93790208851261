export type PathParameters = Readonly<Record<string, string>>;

/** Matches a path against a pattern in which `:name` stands for one segment. */
export function matchPattern(pattern: string, path: string): PathParameters | null {
  const expected = pattern.split('/');
  const actual = path.split('/');
  if (expected.length !== actual.length) return null;
  const parameters: Record<string, string> = {};
  for (const [at, segment] of expected.entries()) {
    const found = actual[at] ?? '';
    if (segment.startsWith(':') && found !== '') parameters[segment.slice(1)] = found;
    else if (segment !== found) return null;
  }
  return parameters;
}

/**
 * The path of a route with its parameters filled in.
 *
 * @example
 * fillPath('/checkout/confirmed/:orderId', { orderId: '7 a' }) // => '/checkout/confirmed/7%20a'
 * fillPath('/:slug', {}) // throws 'The path /:slug needs slug'
 */
export function fillPath(pattern: string, parameters: PathParameters): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = parameters[name];
    if (value === undefined) throw new Error(`The path ${pattern} needs ${name}`);
    return encodeURIComponent(value);
  });
}
