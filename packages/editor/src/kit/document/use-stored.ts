import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { AnyDocument } from '../../api/document-calls.ts';
import type { EditedDocument } from '../editing/document.ts';
import { type DocumentKind, documentQuery, type MadeKind } from './kind.ts';

/** A document with the calls an editor saves it by. */
export interface Stored<Body> {
  readonly document: EditedDocument<Body>;
  readonly save: (version: number, body: Body) => Promise<EditedDocument<Body>>;
  readonly reload?: () => Promise<EditedDocument<Body>>;
  readonly onSaved: (saved: EditedDocument<Body>) => void;
}

export function useStored<Document extends AnyDocument>(
  kind: DocumentKind<Document>,
  document: Document,
): Stored<Document['body']> {
  const queries = useQueryClient();
  const { id } = document;
  return {
    document,
    save: (version, body) => kind.calls.save(id, version, body),
    reload: () => kind.calls.read(id),
    onSaved: (saved) => {
      const { queryKey } = documentQuery(kind, id);
      queries.setQueryData(queryKey, saved as Document);
      // Everything else is read again: lists, and what is worked out from this document.
      const own = hashKey(queryKey);
      void queries.invalidateQueries({ queryKey: kind.key, predicate: ({ queryHash }) => queryHash !== own });
    },
  };
}

/** A document that does not exist until it is saved; then the address is its own. */
export function useUnstored<Document extends AnyDocument>(
  kind: MadeKind<Document>,
  body: Document['body'],
): Stored<Document['body']> {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return {
    document: { id: '', version: 0, body, changedBy: null, changedAt: null },
    save: (_version, typed) => kind.calls.create(typed),
    onSaved: (saved) => {
      queries.setQueryData(documentQuery(kind, saved.id).queryKey, saved as Document);
      void queries.invalidateQueries({ queryKey: [...kind.key, 'list'] });
      void navigate({ to: `${kind.listPath}/${saved.id}`, replace: true });
    },
  };
}
