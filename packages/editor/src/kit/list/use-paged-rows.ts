import { type InfiniteData, keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import type { PagedQuery } from './list-screen.tsx';

interface PageOfRows<Row> {
  readonly rows: readonly Row[];
  readonly nextAfter: string | null;
}

interface PagedRowsOptions<Row> {
  readonly key: QueryKey;
  /** The rows behind `after`, or the first ones. */
  readonly load: (after: string | undefined) => Promise<PageOfRows<Row>>;
}

/** The rows of a list that is read page by page, each from the last row of the one before. */
export function usePagedRows<Row>({ key, load }: PagedRowsOptions<Row>): PagedQuery<Row> {
  return useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam }) => load(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextAfter }) => nextAfter ?? undefined,
    select: ({ pages }: InfiniteData<PageOfRows<Row>>) => pages.flatMap(({ rows }) => rows),
    // The list stays where it is while the next answer is on its way.
    placeholderData: keepPreviousData,
  });
}
