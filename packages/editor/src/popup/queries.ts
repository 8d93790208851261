import { useQueries } from '@tanstack/react-query';
import { type Answer, call } from '../api/client.ts';

export type StoredPopup = Answer<'GET /api/website/popup'>;
export type PopupBody = StoredPopup['body'];
export type StoredBar = Answer<'GET /api/website/announcement-bar'>;
export type BarBody = StoredBar['body'];

export interface NamedPage {
  readonly id: string;
  readonly title: string;
}

export async function loadPages(search: string, after: string | undefined) {
  const query = { ...(search === '' ? {} : { search }), ...(after === undefined ? {} : { after }) };
  return await call('GET /api/pages', { query });
}

/** The chosen pages with their names. One that was deleted meanwhile has none. */
export function usePagesById(ids: readonly string[], language: string): readonly NamedPage[] {
  const found = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['pages', id, 'name'],
      queryFn: () => call('GET /api/pages/:id', { params: { id } }),
      retry: false,
    })),
  });
  return ids.map((id, index) => {
    const texts = found[index]?.data?.body.texts ?? {};
    return { id, title: texts[language]?.title ?? '…' };
  });
}
