import { isLanguageTag } from '@awning/formats';
import { checkSlug } from '@awning/site-model';
import type { Connection } from '../../../platform/database/index.ts';
import { primaryLanguage, type Website } from '../../../platform/website/index.ts';
import { multilingualMessages } from './messages.ts';
import type { MultilingualSettings } from './schema.ts';
import { selectHasUntranslated, selectTakenPrefixes } from './store.ts';

type Languages = MultilingualSettings['languages'];

/** The errors of a list of languages, by field. */
export async function languageErrors(
  connection: Connection,
  website: Website,
  languages: Languages,
): Promise<Readonly<Record<string, string>>> {
  const primaries = languages.filter(({ isPrimary }) => isPrimary);
  const [primary] = primaries;
  if (primary === undefined || primaries.length > 1) return { languages: multilingualMessages.onePrimary };
  const place = languages.indexOf(primary);
  const isOther = primary.code !== primaryLanguage(website);
  const isMissing = isOther && (await selectHasUntranslated(connection, website.id, primary.code));
  return {
    ...(!primary.enabled && { [`languages.${place}.enabled`]: multilingualMessages.primaryIsShown }),
    ...(isMissing && { [`languages.${place}.isPrimary`]: multilingualMessages.textsMissing }),
    ...(await codeErrors(connection, website.id, languages)),
  };
}

/** A code is the first part of addresses, where capitals make no difference. */
async function codeErrors(connection: Connection, websiteId: string, languages: Languages) {
  const prefixes = languages.map(({ code }) => code.toLowerCase());
  const taken = await selectTakenPrefixes(connection, websiteId, prefixes);
  const faults = prefixes.map((prefix, place) => {
    if (!isLanguageTag(prefix)) return multilingualMessages.noLanguage;
    if (prefixes.indexOf(prefix) < place) return multilingualMessages.twice;
    const isFree = !taken.includes(prefix) && checkSlug(prefix, { isRoot: true }).ok;
    return isFree ? undefined : multilingualMessages.addressTaken;
  });
  const named = faults.map((fault, place) => [`languages.${place}.code`, fault] as const);
  return Object.fromEntries(named.filter(([, fault]) => fault !== undefined)) as Readonly<Record<string, string>>;
}
