import type { DescribedDocument, DocumentKey, ReadContext } from '../editing/index.ts';
import type { SubjectNames } from './subject-names.ts';

/** What an entry is about. */
export interface Thing extends DocumentKey {
  readonly name: string | null;
  readonly isTrashed: boolean;
}

/** The thing of a subject such as `product/0192…`; `undefined` for what is no single thing, such as `orders`. */
export function thingOf(subject: string): DocumentKey | undefined {
  const [kind = '', id = ''] = subject.split('/', 2);
  return id === '' ? undefined : { kind, id };
}

export async function nameThings(
  { connection, website }: Pick<ReadContext, 'connection' | 'website'>,
  { kind, names }: SubjectNames,
  keys: readonly DocumentKey[],
): Promise<readonly Omit<DescribedDocument, 'isGone'>[]> {
  const ids = keys.filter((key) => key.kind === kind).map(({ id }) => id);
  if (ids.length === 0) return [];
  const found = await names(connection, website.id, ids);
  return ids.map((id) => ({ kind, id, title: found.get(id), isTrashed: false }));
}
