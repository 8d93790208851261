import { Type } from '@sinclair/typebox';
import { defineRoute, type Route } from '../../platform/http/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { renderingOf } from './door.ts';
import { pageRequest } from './page-request.ts';

const SearchQuery = Type.Object(
  {
    q: Type.Optional(Type.String()),
    p: Type.Optional(Type.String({ description: 'The page, from 0' })),
    f_collectionId: Type.Optional(Type.String({ description: 'Only what belongs to this collection' })),
  },
  // Scripts add the crumb, and numbers that keep browsers from caching.
  { additionalProperties: true },
);
const SearchAnswer = Type.Object({
  items: Type.Array(
    Type.Object({
      id: Type.String(),
      title: Type.String(),
      itemUrl: Type.String(),
      imageUrl: Type.Optional(Type.String({ description: 'Takes `?format=300w` and other widths' })),
    }),
  ),
});

/** Calls that scripts of themes make, beside those of the storefront (THEME-FORMAT section 11). */
export function scriptRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/search/GeneralSearch',
      summary: 'Published products, posts and pages, for scripts of themes; 20 to a page.',
      access: { kind: 'anyone' },
      forgery: 'safe',
      limit: 'search',
      impersonal: true,
      schema: { query: SearchQuery, answer: SearchAnswer },
      examples: [{ query: { q: 'vase', p: '0' } }],
      handle: async (request) => {
        const rendering = await renderingOf(parts);
        return { items: [...(await rendering.generalSearch(pageRequest(parts, request)))] };
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/api/census/RecordHit',
      summary: 'Accepts what scripts of themes report about a visit. Nothing of it is stored.',
      access: { kind: 'anyone' },
      // Nothing is changed or stored, so forgery does no harm.
      forgery: 'beacon',
      accepts: ['json', 'form', 'text'],
      limit: 'beacon',
      impersonal: true,
      schema: { body: Type.Object({}, { additionalProperties: true }), answer: Type.Object({}) },
      examples: [{ body: { event: 'View' } }],
      handle: () => ({}),
    }),
  ];
}
