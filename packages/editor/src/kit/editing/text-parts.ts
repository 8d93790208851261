export type ByLanguage = Readonly<Record<string, string>>;
type Texts = Readonly<Record<string, Readonly<Record<string, string | undefined>>>>;

/** One field in every language: a part that a colleague can change while somebody else changes another one. */
export function textPart(texts: Texts, field: string): ByLanguage {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([code, { [field]: text }]) => (text === undefined ? [] : [[code, text]])),
  );
}

/** What is left of the texts besides these fields. */
export function otherTexts(texts: Texts, fields: readonly string[]): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([code, text]) => [
      code,
      Object.fromEntries(Object.entries(text).filter(([field]) => !fields.includes(field))),
    ]),
  );
}

/** The parts together again, by field. A language without a text of its own shows the first one. */
export function joinTexts(parts: Readonly<Record<string, ByLanguage>>, others: Texts = {}): Record<string, object> {
  const codes = new Set([...Object.keys(others), ...Object.values(parts).flatMap((part) => Object.keys(part))]);
  return Object.fromEntries(
    [...codes].map((code) => {
      const own = Object.entries(parts).flatMap(([field, part]) => {
        const text = part[code]?.trim() ?? '';
        return text === '' ? [] : [[field, text]];
      });
      return [code, { ...others[code], ...Object.fromEntries(own) }];
    }),
  );
}
