import { isDeepStrictEqual } from 'node:util';
import type { Language } from '@awning/formats';
import { placeholdersIn } from '@awning/site-model';
import {
  type EditContext,
  type EditedDocument,
  type EditOutcome,
  publishDocument,
  type ReadContext,
  readDocument,
  saveDocument,
} from '../../../platform/editing/index.ts';
import { escapeHtml } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { primaryLanguage, type SettingsBody, textLanguageOf, type Website } from '../../../platform/website/index.ts';
import type { PageBody } from '../../../site/content/index.ts';
import type { StoreSettingsBody } from '../../store-settings/index.ts';
import { freshContext, kindOf, saveOver } from '../shop.ts';
import { type LegalGap, legalTexts } from '../starter/legal-texts.ts';
import { businessAddress, enteredFacts } from '../starter/pages.ts';
import { type Fillings, fillGaps } from './fill-gaps.ts';
import { type LegalPagesAnswer, type LegalPagesBody, legalGaps } from './schema.ts';
import { readShownPages } from './shown-pages.ts';

interface LegalPageDocument extends EditedDocument {
  readonly title: string;
  readonly body: PageBody;
}

type PagesContext = ReadContext & { readonly parts?: Parts };

/** The legal pages that the shop began with, and what they still need to know. */
export async function readLegalPages(context: PagesContext): Promise<LegalPagesAnswer> {
  const { website } = context;
  const documents = await documentsOf(context);
  const found = new Set<LegalGap>();
  const others = new Set<string>();
  for (const { code, enabled } of website.languages) {
    if (!enabled) continue;
    const { placeholders, outline } = legalTexts[textLanguageOf({ website, language: code })];
    for (const gap of documents.flatMap(({ body }) => placeholdersIn(body.layout, code))) {
      const known = Object.entries(placeholders).find(([, placeholder]) => placeholder === gap);
      if (known) found.add(known[0] as LegalGap);
      else if (!gap.startsWith(outline)) others.add(gap);
    }
  }
  return {
    pages: documents.map(({ id, title, state }) => ({ id, title, isPublished: state === 'published' })),
    gaps: legalGaps.filter((gap) => found.has(gap)),
    otherGaps: [...others],
    address: businessAddress(website, textLanguageOf({ website, language: primaryLanguage(website) })),
  };
}

/** Fills in what the owner has entered and publishes all legal pages. Data of the business and the delivery time are stored, too. */
export async function publishLegalPages(context: EditContext, answers: LegalPagesBody): Promise<EditOutcome> {
  const { legalName, email, phone, vatId, register, representative } = answers;
  const facts = Object.entries({ legalName, email, phone, vatId, register, representative });
  const entered = facts.flatMap(([name, text]) => (text?.trim() ? [[name, text.trim()]] : []));
  const saved = await saveOver(context, 'settings', (settings: SettingsBody) => ({
    ...settings,
    business: { ...settings.business, ...Object.fromEntries(entered) },
  }));
  if (!saved.ok) return saved;
  const deliveryDays = answers.deliveryDays?.trim();
  if (deliveryDays) {
    const stored = await saveOver(context, 'store-settings', (body: StoreSettingsBody) => ({ ...body, deliveryDays }));
    if (!stored.ok) return stored;
  }
  const current = await freshContext(context);
  const filled = await fillPages(current, answers);
  if (!filled.ok) return filled;
  const kind = kindOf(current, 'page');
  for (const { id, version, state } of await documentsOf(current)) {
    const published = state === 'draft' ? await publishDocument(current, kind, id, version) : saved;
    if (!published.ok) return published;
  }
  return saved;
}

/** Fills in what the settings know by now. Pages that visitors see change once they are published again. */
export async function fillLegalPages(context: EditContext): Promise<void> {
  const filled = await fillPages(context);
  if (!filled.ok) throw new Error(`A legal page cannot be filled in: ${JSON.stringify(filled.refusal)}`);
}

type Filled = { readonly ok: true } | Extract<EditOutcome, { readonly ok: false }>;

async function fillPages(context: EditContext, answers?: LegalPagesBody): Promise<Filled> {
  const { website } = context;
  const kind = kindOf(context, 'page');
  for (const { id, version, body } of await documentsOf(context)) {
    // In every language, also those that are off.
    const layout = Object.keys(body.layout.texts).reduce(
      (filled, code) => fillGaps(filled, code, fillingsIn(website, code, answers)),
      body.layout,
    );
    if (isDeepStrictEqual(layout, body.layout)) continue;
    const saved = await saveDocument(context, kind, id, { version, body: { ...body, layout } });
    if (!saved.ok) return saved;
  }
  return { ok: true };
}

/** What the settings know, and with answers also those; then a page is no outline any more. */
function fillingsIn(website: Website, code: string, answers: LegalPagesBody | undefined): Fillings {
  const language = textLanguageOf({ website, language: code });
  const { placeholders, outline } = legalTexts[language];
  const known = Object.entries(enteredFacts(website, language)).filter(([, text]) => text !== '');
  const given = answers ? Object.entries(answersIn(website, language, answers)) : [];
  const fillings = [...given, ...known].map(([gap, text]) => [placeholders[gap as LegalGap], text] as const);
  return new Map([...fillings, ...(answers ? [[outline, null] as const] : [])]);
}

/** Answers as HTML. What the settings store has been stored already, so it matters only where there is none. */
function answersIn(
  website: Website,
  language: Language,
  answers: LegalPagesBody,
): Partial<Record<LegalGap, string | null>> {
  const { sentences } = legalTexts[language];
  const { returnAddress, returnCost, arbitrationBoard } = answers;
  const leftOut = (['vatId', 'register', 'representative'] as const).filter((name) => answers[name]?.trim() === '');
  const board = arbitrationBoard?.trim();
  return {
    ...Object.fromEntries(leftOut.map((name) => [name, null])),
    ...(returnAddress?.trim() && { returnAddress: escapeHtml(addressIn(website, language, returnAddress.trim())) }),
    ...(returnCost && { returnCost: sentences.returnCost[returnCost] }),
    ...(board !== undefined && {
      disputes: board === '' ? sentences.takesNoPart : sentences.takesPart(escapeHtml(board)),
    }),
  };
}

/** The form proposes the address of the business, whose country has a name in every language. */
function addressIn(website: Website, language: Language, typed: string): string {
  const proposed = businessAddress(website, textLanguageOf({ website, language: primaryLanguage(website) }));
  return typed === proposed ? businessAddress(website, language) : typed;
}

async function documentsOf(context: PagesContext): Promise<LegalPageDocument[]> {
  const kind = kindOf(context, 'page');
  const rows = await readShownPages(context);
  const documents = await Promise.all(
    rows.map(async ({ id, title }) => {
      const document = await readDocument(context, kind, id);
      return document ? [{ ...document, title, body: document.body as PageBody }] : [];
    }),
  );
  return documents.flat();
}
