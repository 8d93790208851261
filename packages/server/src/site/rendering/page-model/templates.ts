import type { LoadedTheme } from '../theme/themes.ts';

/**
 * The theme's template for a collection type, else the host's, else the host's for any list. A theme that brings one of the two
 * views, but not this one, still gets the host's.
 */
export function collectionTemplate({ theme, system }: LoadedTheme, typeName: string, view: 'list' | 'item'): string {
  return (
    theme.collections.get(typeName)?.[view] ??
    system.collections.get(typeName)?.[view] ??
    system.collections.get('blog')?.[view] ??
    ''
  );
}

/** A page that the host draws itself, such as the search; a theme may bring its own as `pages/<name>.page`. */
export function systemTemplate({ theme, system }: LoadedTheme, name: string): string {
  return theme.pages.get(name)?.source ?? system.pages.get(name)?.source ?? '';
}
