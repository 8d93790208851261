import { type QueryKey, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { AnyDocument, SingleCalls } from '../../api/document-calls.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Stored } from './use-stored.ts';

/** A kind with one document, such as the settings of the shop. */
export interface SingleKind<Document extends AnyDocument> {
  /** What is out of date after it has changed. */
  readonly key: QueryKey;
  readonly texts: Texts<{ readonly title: string }>;
  readonly calls: SingleCalls<Document>;
}

export function singleQuery<Document extends AnyDocument>(kind: SingleKind<Document>) {
  return queryOptions({
    queryKey: [...kind.key, 'document'],
    queryFn: kind.calls.read,
    // Read again whenever the window is: what a colleague has changed is seen before it is in the way.
    staleTime: 0,
  });
}

export function useStoredSingle<Document extends AnyDocument>(
  kind: SingleKind<Document>,
  document: Document,
): Stored<Document['body']> {
  const queries = useQueryClient();
  return {
    document,
    save: kind.calls.save,
    reload: kind.calls.read,
    onSaved: (saved) => {
      queries.setQueryData(singleQuery(kind).queryKey, saved as Document);
      void queries.invalidateQueries({ queryKey: kind.key });
    },
  };
}
