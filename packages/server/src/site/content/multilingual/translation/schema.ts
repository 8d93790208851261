import { type Static, Type } from '@sinclair/typebox';
import { VersionBody } from '../../../../platform/editing/index.ts';
import { Id } from '../../../../platform/id.ts';
import { page } from '../../../../platform/page.ts';
import { LanguageEntry } from '../schema.ts';
import { listedStates } from './store.ts';

const Language = Type.String({ minLength: 2, maxLength: 35, description: 'Such as `de`; one that the website lists' });
const Kind = Type.String({ pattern: '^[a-z-]{1,40}$', description: 'Such as `page` or `product`' });
const State = Type.Union(
  listedStates.map((state) => Type.Literal(state)),
  { description: 'Something is missing, the main language says something else since, or neither' },
);

export const TranslationQuery = Type.Object({
  language: Language,
  state: State,
  kind: Type.Optional(Kind),
  after: Type.Optional(
    Type.String({ pattern: '^[a-z-]{1,40}/[0-9a-f-]{36}$', description: 'The `nextAfter` of the page before' }),
  ),
});

const count = (description: string) => Type.Integer({ description });
const missing = count('Texts that the main language has and this one lacks');
const changed = count('Translations of texts that say something else now');

export const TranslationList = Type.Object({
  ...page(
    'rows',
    Type.Object({
      id: Type.String({ description: 'Kind and id of the document with a slash between them' }),
      kind: Type.String(),
      documentId: Type.String(),
      title: Type.Union([Type.String(), Type.Null()], { description: 'Null for what a website has once' }),
      missing,
      changed,
    }),
  ).properties,
  isComplete: Type.Boolean({ description: 'False while documents are still being looked at' }),
});

/** Counting stops here. */
export const MOST_COUNTED = 1000;

const upTo = (what: string) => count(`${what}; ${MOST_COUNTED} stands for as many or more`);

export const TranslationCounts = Type.Object({
  languages: Type.Array(
    Type.Object({
      ...LanguageEntry.properties,
      kinds: Type.Array(
        Type.Object({
          kind: Type.String(),
          missing: upTo('Documents in which a text is missing'),
          changed: upTo('Documents in which a text has changed since it was translated'),
          complete: upTo('Documents in which neither is so'),
        }),
      ),
    }),
  ),
  isComplete: Type.Boolean({ description: 'False while documents are still being looked at' }),
});

const oneDocument = {
  kind: Kind,
  id: Type.String({ ...Id, description: 'Of the document; of what a website has once, its own' }),
  language: Language,
};

export const OneQuery = Type.Object(oneDocument);

const holds = ['text', 'lines', 'html', 'list'] as const;

export const TranslationView = Type.Object({
  kind: Type.String(),
  id: Type.String(),
  title: Type.Union([Type.String(), Type.Null()]),
  version: Type.Integer({ description: 'Of the document' }),
  missing,
  changed,
  texts: Type.Array(
    Type.Object({
      name: Type.String({ description: 'The path of the text, without its language' }),
      path: Type.Array(Type.String(), {
        description: 'Where translations are in the body; `*` stands for the language',
      }),
      holds: Type.Union(
        holds.map((one) => Type.Literal(one)),
        { description: 'One line, several, HTML, or as many texts as the main language has, one a line' },
      ),
      isOptional: Type.Boolean({ description: 'A language can do without it' }),
      block: Type.Union([Type.String(), Type.Null()], { description: 'The type of the block that it belongs to' }),
      source: Type.String({ description: 'In the main language' }),
      text: Type.Union([Type.String(), Type.Null()]),
      state: Type.Union([Type.Literal('missing'), Type.Literal('changed'), Type.Literal('written')]),
      earlier: Type.Union([Type.String(), Type.Null()], {
        description: 'What the main language said when a changed text was translated, if that is known',
      }),
    }),
  ),
});
export type TranslationView = Static<typeof TranslationView>;

/** More than a document has. */
const MAX_NAMES = 1000;

export const FittingBody = Type.Object(
  {
    ...oneDocument,
    ...VersionBody.properties,
    names: Type.Array(Type.String({ minLength: 1, maxLength: 1000 }), {
      minItems: 1,
      maxItems: MAX_NAMES,
      description: 'The texts whose translations still fit',
    }),
  },
  { additionalProperties: false },
);
