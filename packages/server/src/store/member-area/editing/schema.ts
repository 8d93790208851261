import { type Static, Type } from '@sinclair/typebox';
import { Id } from '../../../platform/id.ts';
import { oneLine } from '../../../platform/one-line.ts';

const closed = { additionalProperties: false } as const;

const MAX_AREA_PAGES = 200;
const MAX_AREA_PRODUCTS = 10;

/** A member area as an owner edits it. */
export const MemberAreaBody = Type.Object(
  {
    texts: Type.Record(
      Type.String({ pattern: '^[a-zA-Z-]{2,35}$' }),
      Type.Object(
        {
          name: oneLine({ maxLength: 100 }),
          description: Type.String({
            maxLength: 2000,
            description: 'Plain text that visitors without access see; an empty line begins a paragraph',
          }),
        },
        closed,
      ),
      { description: 'By language; those that are missing are shown in the primary one' },
    ),
    pageIds: Type.Array(Id, {
      maxItems: MAX_AREA_PAGES,
      uniqueItems: true,
      description: 'Pages and collections that only members see',
    }),
    productIds: Type.Array(Id, {
      maxItems: MAX_AREA_PRODUCTS,
      uniqueItems: true,
      description: 'What opens it when it is paid: products of type 5, and services that are sold by subscription',
    }),
  },
  closed,
);
export type MemberAreaBody = Static<typeof MemberAreaBody>;

export const memberAreaFacts = { pageCount: Type.Integer(), memberCount: Type.Integer() };
