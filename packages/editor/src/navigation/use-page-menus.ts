import { useQuery } from '@tanstack/react-query';
import { singleQuery } from '../kit/document/single.ts';
import { areasOf } from './entries.ts';
import { navigationKind } from './navigation-kind.ts';
import { menusQuery } from './queries.ts';

/** The titles of the menus that each page stands in; undefined until they are known. */
export function usePageMenus(): ((pageId: string) => readonly string[]) | undefined {
  const navigation = useQuery(singleQuery(navigationKind)).data;
  const menus = useQuery(menusQuery).data?.menus;
  if (navigation === undefined || menus === undefined) return undefined;
  const { areas } = navigation.body;
  return (pageId) => {
    const found = areasOf(areas, pageId);
    return menus.filter(({ shows }) => found.includes(shows)).map(({ title }) => title);
  };
}
