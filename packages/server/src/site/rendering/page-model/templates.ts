import type { LoadedTheme } from '../theme/themes.ts';

/**
 * The theme's template for a collection type, else the host's, else the host's for any list. A theme that has only one
 * of the two views gets the host's for the other.
 */
export function collectionTemplate({ theme, system }: LoadedTheme, typeName: string, view: 'list' | 'item'): string {
  return (
    theme.collections.get(typeName)?.[view] ??
    system.collections.get(typeName)?.[view] ??
    system.collections.get('blog')?.[view] ??
    ''
  );
}

/** A page that the host renders itself, such as the search; a theme may replace it with `pages/<name>.page`. */
export function systemTemplate({ theme, system }: LoadedTheme, name: string): string {
  return theme.pages.get(name)?.source ?? system.pages.get(name)?.source ?? '';
}
