import { Type } from '@sinclair/typebox';

export const MAX_LINKS = 200;

export const LinksBody = Type.Object({
  paths: Type.Array(
    Type.String({
      pattern: '^/(?![/\\\\])',
      maxLength: 2083,
      description: 'The address of a page of the website, from the first slash on',
      errorMessage: 'A path begins with one slash.',
    }),
    { maxItems: MAX_LINKS },
  ),
});

export const LinksAnswer = Type.Object({
  broken: Type.Array(
    Type.Object({
      path: Type.String(),
      reason: Type.Union([Type.Literal('missing'), Type.Literal('unpublished')]),
    }),
    { description: 'The paths under which visitors find nothing, in the same order' },
  ),
});
