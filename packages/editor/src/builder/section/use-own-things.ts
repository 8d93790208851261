import { CollectionType } from '@awning/site-model';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../api/client.ts';
import { loadPictures } from '../../kit/pickers/load-pictures.ts';
import type { OwnThings } from './section.ts';

const MAX_PICTURES = 12;

/** What the website has that sections can show; undefined until it is known. What cannot be read counts as not there. */
export function useOwnThings(): OwnThings | undefined {
  const pages = useQuery({
    queryKey: ['pages', 'list', 'for-blocks'],
    queryFn: () => call('GET /api/pages', {}),
  });
  const forms = useQuery({ queryKey: ['forms', 'list', 'for-blocks'], queryFn: () => call('GET /api/forms', {}) });
  const pictures = useQuery({
    queryKey: ['pictures', 'for-sections'],
    queryFn: () => loadPictures('', undefined),
  });
  const isKnown = !pages.isPending && !forms.isPending && !pictures.isPending;
  return useMemo(() => {
    if (!isKnown) return undefined;
    const pageOf = (type: number) => pages.data?.rows.find(({ facts }) => facts.type === type)?.id;
    const formOf = (type: 'contact' | 'newsletter') =>
      forms.data?.rows.find(({ facts }) => facts.formType === type && !facts.isArchived)?.id;
    const ids = {
      products: pageOf(CollectionType.products),
      posts: pageOf(CollectionType.generic),
      form: formOf('contact'),
      newsletter: formOf('newsletter'),
    };
    return {
      pictures: (pictures.data?.rows ?? []).slice(0, MAX_PICTURES).map(({ id }) => id),
      ids: Object.fromEntries(Object.entries(ids).filter(([, id]) => id !== undefined)),
      homepage: pages.data?.rows.find(({ facts }) => facts.isHomepage)?.id,
    };
  }, [isKnown, pages.data, forms.data, pictures.data]);
}
