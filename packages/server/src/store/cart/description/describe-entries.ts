import type { CartEntry } from '@awning/commerce';
import type { Language } from '@awning/formats';
import { answerableFields, answerText, type Form, isUnanswered, parseAnswers, sanitise } from '@awning/forms';
import type { Connection } from '../../../platform/database/index.ts';
import { textLanguageOf } from '../../../platform/website/index.ts';
import { readAdditionalFieldsForms } from '../../../site/form/index.ts';
import { optionText } from '../../catalogue/index.ts';
import type { VariantRow } from '../entry/store.ts';
import { attributesOf, type LoadedCart } from '../loaded-cart.ts';
import { languagesOf, type Visitor } from '../visitor.ts';

/** A question of the product's form and its answer, as readable text. */
export interface AnswerLine {
  readonly title: string;
  readonly text: string;
}

/** The text of a line besides its product. */
export interface EntryDescription {
  /** In the order of the product page. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly answers: readonly AnswerLine[];
}

type DescribedEntry = CartEntry & { readonly row: VariantRow };

/** By entry id. Most entries have one option at most and no answers; they are left out. */
export async function describeEntries(
  connection: Connection,
  visitor: Pick<Visitor, 'website' | 'language'>,
  { cart, rows }: LoadedCart,
): Promise<ReadonlyMap<string, EntryDescription>> {
  const entries = cart.entries.flatMap((entry): DescribedEntry[] => {
    const row = rows.get(entry.variantId);
    return row && (entry.additionalFields !== null || hasSeveralOptions(row)) ? [{ ...entry, row }] : [];
  });
  if (entries.length === 0) return new Map();
  const forms = await formsOf(connection, visitor, entries);
  return new Map(
    entries.map((entry) => [
      entry.id,
      {
        attributes: inOrder(entry.row, visitor),
        answers: answerLines(forms.get(entry.row.formId ?? ''), entry.additionalFields, textLanguageOf(visitor)),
      },
    ]),
  );
}

type Reader = Pick<Visitor, 'website' | 'language'>;

async function formsOf(connection: Connection, { website, language }: Reader, entries: readonly DescribedEntry[]) {
  const ids = entries.flatMap(({ additionalFields, row }) => (additionalFields && row.formId ? [row.formId] : []));
  return ids.length === 0
    ? new Map<string, Form>()
    : await readAdditionalFieldsForms(connection, website, [...new Set(ids)], language);
}

function hasSeveralOptions({ attributes }: VariantRow): boolean {
  return Object.keys(attributes).length > 1;
}

function inOrder(row: VariantRow, visitor: Reader): EntryDescription['attributes'] {
  const texts = Object.fromEntries(Object.entries(row.texts).map(([language, text]) => [language, text ?? {}]));
  const attributes = attributesOf(row, languagesOf(visitor));
  const ordered = row.optionNames
    .map((name) => optionText(texts, name, visitor.language))
    .filter((name) => Object.hasOwn(attributes, name));
  return Object.fromEntries(
    [...new Set([...ordered, ...Object.keys(attributes)])].map((name) => [name, attributes[name] ?? '']),
  );
}

/** Empty answers get no line. */
function answerLines(form: Form | undefined, additionalFields: string | null, language: Language): AnswerLine[] {
  const parsed = parseAnswers(additionalFields);
  if (form === undefined || !parsed.ok) return [];
  return answerableFields(form).flatMap((field) => {
    // Sanitised again: the form may have changed since the answers were checked.
    const value = sanitise(field, parsed.raw[field.id]);
    if (value === null || isUnanswered(value)) return [];
    return [{ title: field.title, text: answerText(field, value, language) }];
  });
}
