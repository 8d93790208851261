import type { Theme } from '../theme/theme.ts';
import type { Builder } from './builder.ts';

/** Whether a page's scope is asked for members that cost a query: by a template of the theme, or by a script that reads it all. */
type Asks = (asking: Pick<Builder, 'request' | 'theme'>) => boolean;

/** Looks for the names of the members in the theme's templates, once for each theme: a loaded one does not change. */
export function asksFor(...names: readonly string[]): Asks {
  const words = new RegExp(`\\b(?:${names.join('|')})\\b|\\|json\\b`);
  const known = new WeakMap<Theme, boolean>();
  return ({ request, theme: { theme } }) => {
    if (request.query['format']?.startsWith('json') === true) return true;
    const isNamed = known.get(theme) ?? [...theme.templates.values()].some((source) => words.test(source));
    known.set(theme, isNamed);
    return isNamed;
  };
}
