import { findLanguage, languages, spokenLanguage } from '@awning/formats';
import { kindName } from '@awning/forms';
import type { FieldKind } from '@awning/site-model';
import { type EditedField, type FieldTexts, fieldOfKind, newFieldId } from './edited-field.ts';
import { kindGroups } from './field-kinds.ts';

/** What these ask for is clear without a word of the owner's. */
const named: ReadonlySet<FieldKind> = new Set([...kindGroups.person, ...kindGroups.time]);

interface NewField {
  readonly field: EditedField;
  readonly texts: Readonly<Record<string, FieldTexts>>;
}

/** A field to begin with, in the languages of the website. */
export function newField(
  kind: FieldKind,
  { primary, codes }: { readonly primary: string; readonly codes: readonly string[] },
): NewField {
  const id = newFieldId(kind);
  if (!named.has(kind)) return { field: fieldOfKind(kind, { id }), texts: {} };
  const others = codes.flatMap((code) => {
    const spoken = code === primary ? undefined : findLanguage(languages, code);
    return spoken ? [[code, { title: kindName(kind, spoken) }] as const] : [];
  });
  return {
    field: fieldOfKind(kind, { id, title: kindName(kind, spokenLanguage(primary)) }),
    texts: Object.fromEntries(others),
  };
}
