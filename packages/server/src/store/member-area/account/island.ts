import { Type } from '@sinclair/typebox';
import { insideIsland } from '../../../people/site-user/index.ts';

export const ownAreasIsland = insideIsland('account-areas', {
  areas: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      sinceText: Type.String(),
      untilText: Type.String({ description: 'The last day; empty: without end' }),
      url: Type.String({ description: 'Its first page; empty if it has none yet' }),
    }),
  ),
});
