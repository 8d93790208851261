import type { Language } from '@awning/formats';
import type { AuditDeed, DocumentDeed } from '@awning/site-model';
import { auditTexts } from './messages.ts';
import type { AuditEntry } from './queries.ts';

/** An entry in words: "Product changed: Harbour lantern". Whoever acts on themselves is not named twice. */
export function sayEntry({ what, who, thing }: Pick<AuditEntry, 'what' | 'who' | 'thing'>, language: Language): string {
  const said = sayDeed(what, language);
  const name = thing?.name ?? null;
  return name === null || name === '' || name === who ? said : auditTexts[language].named(said, name);
}

export function kindText(kind: string, language: Language): string {
  const { kinds } = auditTexts[language];
  return kinds[kind as keyof typeof kinds] ?? kind;
}

function sayDeed(what: string, language: Language): string {
  const { deeds, documentDeeds } = auditTexts[language];
  const said = deeds[what as AuditDeed] as string | undefined;
  if (said !== undefined) return said;
  const [kind = '', deed = ''] = what.split('.', 2);
  const sayDocument = documentDeeds[deed as DocumentDeed] as ((kind: string) => string) | undefined;
  return sayDocument?.(kindText(kind, language)) ?? what;
}
