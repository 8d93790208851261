import type { AnyDocument } from '../api/document-calls.ts';
import { isNotThere } from '../api/say.ts';
import type { PublishedKind } from './queries.ts';

/** Takes a publication back. */
export type TakeBack<Document> = (published: Document) => Promise<unknown>;

/** What visitors see is looked up before it is replaced. Undefined if there is no way back. */
export async function prepareTakeBack<Document extends AnyDocument>(
  of: PublishedKind<Document>,
  { id, isVisible }: { readonly id: string; readonly isVisible: boolean },
): Promise<TakeBack<Document> | undefined> {
  if (!isVisible) return ({ version }) => of.unpublish(id, version);
  try {
    const { no } = await of.shown(id);
    return ({ version }) => of.publishVersion(id, version, no);
  } catch (problem) {
    if (isNotThere(problem)) return undefined;
    throw problem;
  }
}
