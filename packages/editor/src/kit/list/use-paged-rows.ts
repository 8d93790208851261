import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryKey,
  useInfiniteQuery,
} from '@tanstack/react-query';
import type { PagedQuery } from './list-screen.tsx';

interface PageOfRows<Row> {
  readonly rows: readonly Row[];
  readonly nextAfter: string | null;
}

interface PagedRowsOptions<Page> {
  readonly key: QueryKey;
  /** The rows behind `after`, or the first ones. */
  readonly load: (after: string | undefined) => Promise<Page>;
}

/** The rows of a list that is read page by page, each from the last row of the one before. */
export function usePagedRows<Row>(options: PagedRowsOptions<PageOfRows<Row>>): PagedQuery<Row> {
  return useInfiniteQuery({
    ...pagedOptions(options),
    select: ({ pages }: InfiniteData<PageOfRows<Row>>) => pages.flatMap(({ rows }) => rows),
  });
}

/** The first page of such a list, for what it says besides its rows. It is read once for both. */
export function useFirstPage<Page extends PageOfRows<unknown>>(options: PagedRowsOptions<Page>): Page | undefined {
  return useInfiniteQuery({
    ...pagedOptions(options),
    select: ({ pages }: InfiniteData<Page>) => pages[0],
  }).data;
}

function pagedOptions<Page extends PageOfRows<unknown>>({ key, load }: PagedRowsOptions<Page>) {
  return infiniteQueryOptions({
    queryKey: key,
    queryFn: ({ pageParam }) => load(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextAfter }: Page) => nextAfter ?? undefined,
    // The list stays where it is while the next answer is on its way.
    placeholderData: keepPreviousData,
  });
}
