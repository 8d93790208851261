import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { missedBy } from '../api/missed.ts';
import type { BuiltDocument } from './built-document.ts';
import { useRetry } from './use-retry.ts';

/** The canvas of a draft. Its address is signed and is not valid for long. */
export function useDraftAddress({ draft: { key, path } }: Pick<BuiltDocument, 'draft'>) {
  const { data, error, errorUpdateCount, refetch } = useQuery({
    queryKey: ['canvas', ...key],
    queryFn: path,
    staleTime: Infinity,
    gcTime: 0,
  });
  const missed = useMemo(
    () => missedBy(error, { count: errorUpdateCount, retryAfterSeconds: undefined }),
    [error, errorUpdateCount],
  );
  const renew = () => void refetch();
  useRetry(missed, renew);
  return {
    path: data && `${data}&canvas=1`,
    isRefused: error !== null && missed === undefined,
    isMissed: missed !== undefined,
    renew,
  };
}
