import { type Static, Type } from '@sinclair/typebox';

const closed = { additionalProperties: false } as const;

const Code = Type.String({
  pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$',
  maxLength: 35,
  description: 'Such as `de` or `pt-BR`; the first part of addresses in this language',
  errorMessage: 'This is not a language code.',
});

/** As visitors choose among them (D-146). */
export const LanguageEntry = Type.Object(
  {
    code: Code,
    name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S', description: 'In the language itself' }),
    isPrimary: Type.Boolean({ description: 'Its addresses have no prefix, and its texts stand in for missing ones' }),
    enabled: Type.Boolean({ description: 'Whether visitors can choose it' }),
  },
  closed,
);

export const MultilingualSettings = Type.Object(
  { languages: Type.Array(LanguageEntry, { minItems: 1, maxItems: 20 }) },
  closed,
);
export type MultilingualSettings = Static<typeof MultilingualSettings>;

export const MultilingualStatus = Type.Object({
  enabled: Type.Boolean({ description: 'Whether visitors can choose among languages' }),
  primaryLanguage: Type.String(),
  languages: Type.Array(
    Type.Object({
      code: Type.String(),
      translatedItems: Type.Integer({
        description: 'Published pages, items and products with everything that is written in the primary language',
      }),
      totalItems: Type.Integer(),
    }),
  ),
});
