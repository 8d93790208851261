import type { CollectionWords } from './messages.ts';

/** What a kind of page is called; one of the theme has the theme's name. */
export function kindName(typeName: string, { kinds }: Pick<CollectionWords, 'kinds'>): string {
  return (kinds as Readonly<Record<string, string>>)[typeName] ?? typeName;
}
