import type { Right } from '@awning/site-model';
import type { DocumentKind, ReadContext } from './document-kind.ts';
import { presentBody } from './editing.ts';
import * as store from './store.ts';

export type DocumentKey = Pick<store.Key, 'kind' | 'id'>;

export interface DescribedDocument extends DocumentKey {
  /** Absent for what has none, such as the settings, and for what the reader may not read. */
  readonly title: string | undefined;
  readonly isTrashed: boolean;
  /** It was deleted for good. Nothing is said about what the reader may not read. */
  readonly isGone: boolean;
}

/** What documents of any kinds are called, for somebody with these rights. */
export async function describeDocuments(
  context: ReadContext,
  kinds: readonly DocumentKind[],
  rights: ReadonlySet<Right>,
  keys: readonly DocumentKey[],
): Promise<DescribedDocument[]> {
  const found = await store.selectNewest(context.connection, context.website.id, keys);
  return await Promise.all(
    keys.map(async ({ kind, id }) => {
      const newest = found.find((revision) => revision.kind === kind && revision.id === id);
      const declared = kinds.find((known) => known.kind === kind);
      const isTrashed = newest?.state === 'trashed';
      const many = declared?.many;
      if (!many || !rights.has(declared.right)) return { kind, id, title: undefined, isTrashed, isGone: false };
      // What was never changed has no revision.
      const body = newest ? presentBody(declared, newest) : (await declared.load(context, id))?.body;
      const title = body === undefined ? undefined : many.title(inPrimary(body, context));
      return { kind, id, title, isTrashed, isGone: body === undefined };
    }),
  );
}

/** The database sorts languages by their code, and a title is taken from the first: the website's primary one. */
function inPrimary(body: unknown, { website }: ReadContext): unknown {
  const { texts, ...others } = body as { readonly texts?: Readonly<Record<string, unknown>> };
  const primary = website.languages[0]?.code ?? '';
  if (texts?.[primary] === undefined) return body;
  return { ...others, texts: { [primary]: texts[primary], ...texts } };
}
