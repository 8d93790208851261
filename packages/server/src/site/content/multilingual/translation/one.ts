import { textPlaceName } from '@awning/site-model';
import {
  type DocumentKind,
  describeDocuments,
  type EditedDocument,
  type PlacedTranslation,
  presentBody,
  type ReadContext,
  readDocument,
  readTranslation,
  selectRevision,
} from '../../../../platform/editing/index.ts';
import { primaryLanguage } from '../../../../platform/website/index.ts';
import type { TranslationView } from './schema.ts';

/** The texts of one document in the main language and in another; undefined if there is no such document. */
export async function readOne(
  context: ReadContext,
  kind: DocumentKind,
  id: string,
  language: string,
): Promise<TranslationView | undefined> {
  const document = await readDocument(context, kind, id);
  if (!document) return undefined;
  const { texts, marks, missing, changed } = await readTranslation(context, kind, versionOf(document), language);
  const nos = new Set(
    texts.flatMap(({ place, state }) => (state === 'changed' ? (marks[textPlaceName(place)]?.[2] ?? []) : [])),
  );
  const sources = new Map<number, ReadonlyMap<string, string>>();
  for (const no of nos) sources.set(no, await sourcesAt(context, kind, id, no));
  const [described] = await describeDocuments(context, [kind], new Set([kind.right]), [{ kind: kind.kind, id }]);
  return {
    kind: kind.kind,
    id,
    title: described?.title ?? null,
    version: document.version,
    missing,
    changed,
    texts: texts.map((one) => {
      const name = textPlaceName(one.place);
      const earlier = one.state === 'changed' ? sources.get(marks[name]?.[2] ?? -1)?.get(name) : undefined;
      return { ...viewOf(one), name, earlier: earlier ?? null };
    }),
  };
}

export function versionOf({ id, version, body }: EditedDocument) {
  return { id, no: version, body };
}

function viewOf({ place, text, state }: PlacedTranslation) {
  const { path, holds, source, isOptional = false, block = null } = place;
  return { path: [...path], holds, source, isOptional, block, text: text ?? null, state };
}

/** What the main language said in a version, by name; empty if the version is no longer known. */
async function sourcesAt({ connection, website }: ReadContext, kind: DocumentKind, id: string, no: number) {
  const revision = await selectRevision(connection, { websiteId: website.id, kind: kind.kind, id }, no);
  const places = revision ? (kind.places?.(presentBody(kind, revision), primaryLanguage(website)) ?? []) : [];
  return new Map(places.map((place) => [textPlaceName(place), place.source]));
}
