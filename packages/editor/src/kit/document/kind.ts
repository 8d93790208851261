import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { AnyDocument, DocumentCalls, DraftCalls, MakingCalls, PublishCalls } from '../../api/document-calls.ts';
import type { Texts } from '../../texts/texts.ts';

/** The words of a kind that the screens which all kinds share need. */
interface KindTexts {
  /** Of its list. */
  readonly title: string;
  /** An address leads to a document that does not exist. */
  readonly unknown: string;
  readonly toList: string;
  readonly trashTitle: string;
  /** Why something is refused, where the words of the kit are too general. */
  readonly reasons: Readonly<Record<string, string>>;
}

interface MadeTexts extends KindTexts {
  readonly createTitle: string;
}

/** A kind of document as the back office shows it: list, detail, history and trash follow from it. */
export interface DocumentKind<Document extends AnyDocument> {
  /** Where its list is; a document is below it, by id. */
  readonly listPath: string;
  /** What is out of date after one of them has changed. */
  readonly key: QueryKey;
  readonly texts: Texts<KindTexts>;
  readonly calls: DocumentCalls<Document>;
}

/** A kind that is made in the back office. */
export interface MadeKind<Document extends AnyDocument> extends DocumentKind<Document> {
  readonly texts: Texts<MadeTexts>;
  readonly calls: DocumentCalls<Document> & MakingCalls<Document>;
}

/** A kind that has a draft beside what visitors see, whether there are many of it or one. */
export interface PublishedKind<Document extends AnyDocument> {
  readonly key: QueryKey;
  readonly texts: Texts<{ readonly reasons: Readonly<Record<string, string>> }>;
  readonly calls: PublishCalls<Document>;
}

/** A kind whose draft can be looked at on a page. */
export interface DraftKind<Document extends AnyDocument> extends PublishedKind<Document> {
  readonly calls: DraftCalls<Document>;
}

/** Under which a document is held, besides the lists of its kind. */
export function documentKey({ key }: { readonly key: QueryKey }, id: string): QueryKey {
  return [...key, id];
}

export function documentQuery<Document extends AnyDocument>(kind: DocumentKind<Document>, id: string) {
  return queryOptions({
    queryKey: documentKey(kind, id),
    queryFn: () => kind.calls.read(id),
    // Read again whenever the window is: what a colleague has changed is seen before it is in the way.
    staleTime: 0,
  });
}
