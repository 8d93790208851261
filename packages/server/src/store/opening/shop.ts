import { languages as spokenLanguages } from '@awning/formats';
import type { DocumentKind, EditContext, EditOutcome, ReadContext } from '../../platform/editing/index.ts';
import { readDocument, saveDocument } from '../../platform/editing/index.ts';
import { silentLog } from '../../platform/log.ts';
import type { Parts } from '../../platform/parts.ts';
import {
  changeLanguages,
  type Language,
  primaryLanguage,
  readWebsiteById,
  type SettingsBody,
  type Website,
} from '../../platform/website/index.ts';
import { multilingualMessages, selectHasUntranslated } from '../../site/content/index.ts';
import type { StoreSettingsBody } from '../store-settings/index.ts';
import { openingMessages } from './messages.ts';
import type { ShopBody } from './schema.ts';

/** Names of the languages that Awning speaks, each in itself. */
const languageNames: Readonly<Record<(typeof spokenLanguages)[number], string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
};

export function readShop({ name, languages, settings }: Website): ShopBody {
  const { timeZone, business, storeSettings } = settings;
  const { currency, country, region, postalCode } = storeSettings;
  const others = languages.filter(({ enabled, isPrimary }) => enabled && !isPrimary);
  return {
    name,
    timeZone,
    currency,
    country,
    region: region || null,
    postalCode: postalCode || null,
    language: primaryLanguage({ languages }),
    otherLanguages: others.map(({ code }) => code),
    business,
  };
}

/** The languages that the website has, on or off, and those that Awning speaks. */
export function possibleLanguages({
  languages,
}: Pick<Website, 'languages'>): Pick<Language, 'code' | 'name' | 'isLeftOut'>[] {
  const known = languages.map(({ code, name, isLeftOut }) => ({ code, name, ...(isLeftOut && { isLeftOut }) }));
  const more = spokenLanguages.filter((code) => !known.some((language) => language.code === code));
  return [...known, ...more.map((code) => ({ code, name: languageNames[code] }))];
}

/**
 * Saves the shop's data over what the settings are now. Values that are not part of it stay, and the history of the
 * settings has both states.
 */
export async function saveShop(context: EditContext, shop: ShopBody): Promise<EditOutcome> {
  const errors = await languageErrors(context, shop);
  if (Object.keys(errors).length > 0) return { ok: false, refusal: { reason: 'invalid', errors } };
  await changeLanguages(context.connection, context.website.id, languagesOf(context.website, shop));
  const named = await saveOver(context, 'settings', (body: SettingsBody) => ({
    ...body,
    name: shop.name.trim(),
    timeZone: shop.timeZone,
    business: shop.business,
  }));
  if (!named.ok) return named;
  return await saveOver(context, 'store-settings', (body: StoreSettingsBody) => ({
    ...body,
    currency: shop.currency,
    country: shop.country,
    region: shop.region,
    postalCode: shop.postalCode,
  }));
}

async function languageErrors({ connection, website }: EditContext, { language, otherLanguages }: ShopBody) {
  const possible = possibleLanguages(website).map(({ code }) => code);
  if (!possible.includes(language)) return { language: openingMessages.unknownLanguage };
  if (!otherLanguages.every((code) => possible.includes(code))) {
    return { otherLanguages: openingMessages.unknownLanguage };
  }
  if (otherLanguages.includes(language)) return { otherLanguages: openingMessages.languageTwice };
  const isOther = language !== primaryLanguage(website);
  const isMissing = isOther && (await selectHasUntranslated(connection, website.id, language));
  return isMissing ? { language: multilingualMessages.textsMissing } : {};
}

/** A language that is not chosen is switched off, or stays left out, and keeps its texts. */
export function languagesOf(
  website: Pick<Website, 'languages'>,
  { language, otherLanguages }: Pick<ShopBody, 'language' | 'otherLanguages'>,
): Language[] {
  const wanted = [language, ...otherLanguages];
  const possible = possibleLanguages(website);
  const kept = possible.filter(
    ({ code }) => wanted.includes(code) || website.languages.some((known) => known.code === code),
  );
  const all = kept.map(({ code, name, isLeftOut }) => ({
    code,
    name,
    isPrimary: code === language,
    enabled: wanted.includes(code),
    ...(isLeftOut && !wanted.includes(code) && { isLeftOut }),
  }));
  // Visitors choose among them in this order.
  return all.toSorted((one, other) => Number(other.isPrimary) - Number(one.isPrimary));
}

/** Saves a document that a website has once, over its newest version. */
export async function saveOver<Body>(
  context: EditContext,
  kind: string,
  change: (body: Body) => Body,
): Promise<EditOutcome> {
  const document = kindOf(context, kind);
  const { id } = context.website;
  const before = await readDocument(context, document, id);
  if (!before) return { ok: false, refusal: { reason: 'gone' } };
  return await saveDocument(context, document, id, { version: before.version, body: change(before.body as Body) });
}

/** The kind of document with this name, whichever feature declares it. */
export function kindOf({ parts }: { readonly parts?: Parts }, name: string): DocumentKind {
  const kind = parts?.documents?.find((one) => one.kind === name);
  if (!kind) throw new Error(`No feature declares documents of the kind ${name}`);
  return kind;
}

/** The context with what the transaction has written about the website so far. */
export async function freshContext<Context extends ReadContext>(context: Context): Promise<Context> {
  const website = await readWebsiteById(context.connection, context.website.id, silentLog);
  return website ? { ...context, website } : context;
}
