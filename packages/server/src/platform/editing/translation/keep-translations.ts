import { primaryLanguage } from '../../website/index.ts';
import type { DocumentKind, ReadContext } from '../document-kind.ts';
import type { Key } from '../store.ts';
import { type Marks, type Translation, translationOf } from './marks.ts';
import * as store from './store.ts';

interface Version {
  readonly id: string;
  readonly no: number;
  readonly body: unknown;
}

/** Writes down how far a version is translated. Runs with the lock of the document. */
export async function keepTranslations(context: ReadContext, kind: DocumentKind, version: Version): Promise<void> {
  const languages = otherLanguages(context);
  if (!kind.places || languages.length === 0) return;
  const { connection, website } = context;
  const key = { websiteId: website.id, kind: kind.kind, id: version.id };
  const found = await translationsOf(context, kind, version, languages);
  const isEmpty = found.every(({ translation }) => translation.texts.length === 0);
  if (isEmpty) await store.deleteTranslations(connection, key);
  else await store.upsertTranslations(connection, key, rowsOf(context, found));
}

/** How far a version is translated into one language, with the texts. */
export async function readTranslation(
  context: ReadContext,
  kind: DocumentKind,
  version: Version,
  language: string,
): Promise<Translation> {
  const [found] = await translationsOf(context, kind, version, [language]);
  return found!.translation;
}

/** Replaces what the translations into a language were made from. Runs with the lock of the document. */
export async function keepMarks(
  context: ReadContext,
  kind: DocumentKind,
  version: Version,
  { language, marks }: { readonly language: string; readonly marks: Marks },
): Promise<Translation> {
  const { connection, website } = context;
  const { id, no, body } = version;
  const places = kind.places?.(body, primaryLanguage(website)) ?? [];
  const translation = translationOf({ body, places, language, former: marks, no });
  const key: Key = { websiteId: website.id, kind: kind.kind, id };
  await store.upsertTranslations(connection, key, rowsOf(context, [{ language, translation }]));
  return translation;
}

interface InLanguage {
  readonly language: string;
  readonly translation: Translation;
}

async function translationsOf(
  { connection, website }: ReadContext,
  kind: DocumentKind,
  { id, no, body }: Version,
  languages: readonly string[],
): Promise<InLanguage[]> {
  const source = primaryLanguage(website);
  const places = kind.places?.(body, source) ?? [];
  const stored = await store.selectMarks(connection, { websiteId: website.id, kind: kind.kind, id }, languages);
  return languages.map((language) => {
    const row = stored.find((one) => one.language === language);
    // What was made from another main language says nothing about this one.
    const former = row?.source === source ? row.marks : {};
    return { language, translation: translationOf({ body, places, language, former, no }) };
  });
}

function rowsOf({ website }: ReadContext, found: readonly InLanguage[]): store.TranslationRow[] {
  const source = primaryLanguage(website);
  return found.map(({ language, translation: { marks, missing, changed } }) => ({
    language,
    source,
    marks,
    missing,
    changed,
  }));
}

/** The languages that the website lists besides the main one. */
export function otherLanguages({ website }: Pick<ReadContext, 'website'>): readonly string[] {
  return website.languages.filter(({ isPrimary, isLeftOut }) => !isPrimary && !isLeftOut).map(({ code }) => code);
}
