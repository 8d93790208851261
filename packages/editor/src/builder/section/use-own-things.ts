import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../api/client.ts';
import { loadPictures } from '../../kit/pickers/load-pictures.ts';
import { linkablePagesQuery } from '../linkable-pages.ts';
import type { OwnThings } from './section.ts';

const MAX_PICTURES = 12;

/** What the website has that sections can show; undefined until it is known. What cannot be read counts as not there. */
export function useOwnThings(): OwnThings | undefined {
  const pages = useQuery(linkablePagesQuery);
  const lists = useQuery({
    queryKey: ['collections', 'list', 'for-sections'],
    queryFn: () => call('GET /api/collections', { query: { status: 'published' } }),
  });
  const forms = useQuery({ queryKey: ['forms', 'list', 'for-blocks'], queryFn: () => call('GET /api/forms', {}) });
  const pictures = useQuery({
    queryKey: ['pictures', 'for-sections'],
    queryFn: () => loadPictures('', undefined),
  });
  const isKnown = !pages.isPending && !lists.isPending && !forms.isPending && !pictures.isPending;
  return useMemo(() => {
    if (!isKnown) return undefined;
    const formOf = (type: 'contact' | 'newsletter') =>
      forms.data?.rows.find(({ facts }) => facts.formType === type && !facts.isArchived)?.id;
    const ids = {
      products: pages.data?.find(({ kind }) => kind === 'store')?.id,
      posts: lists.data?.rows.find(({ facts }) => facts.typeName === 'blog')?.id,
      form: formOf('contact'),
      newsletter: formOf('newsletter'),
    };
    return {
      pictures: (pictures.data?.rows ?? []).slice(0, MAX_PICTURES).map(({ id }) => id),
      ids: Object.fromEntries(Object.entries(ids).filter(([, id]) => id !== undefined)),
      homepage: pages.data?.find(({ isHomepage }) => isHomepage)?.id,
    };
  }, [isKnown, pages.data, lists.data, forms.data, pictures.data]);
}
