import { Type } from '@sinclair/typebox';
import { Id } from '../../../platform/id.ts';
import { MomentView } from '../../../platform/moment.ts';
import { page } from '../../../platform/page.ts';

const State = Type.Union([
  Type.Literal('pending'),
  Type.Literal('published'),
  Type.Literal('hidden'),
  Type.Literal('spam'),
]);

export const CommentListQuery = Type.Object({ state: Type.Optional(State), after: Type.Optional(Id) });

export const CommentListAnswer = page(
  'comments',
  Type.Object({
    id: Type.String(),
    itemId: Type.String(),
    itemTitle: Type.Union([Type.String(), Type.Null()]),
    itemPath: Type.String({ description: 'The address of the item, without the language' }),
    answers: Type.Union([Type.String(), Type.Null()], { description: 'The author of the comment that it answers' }),
    author: Type.String(),
    email: Type.String({ description: 'Empty for members of the team' }),
    isTeam: Type.Boolean(),
    body: Type.String(),
    state: State,
    createdAt: MomentView,
  }),
);

const MAX_IDS = 100;
const Ids = Type.Array(Id, { minItems: 1, maxItems: MAX_IDS });

export const CommentStateBody = Type.Object({
  ids: Ids,
  state: Type.Union([Type.Literal('published'), Type.Literal('hidden'), Type.Literal('spam')]),
});
export const CommentStateAnswer = Type.Object({
  changed: Type.Integer({ description: 'With the answers that were hidden' }),
});

export const CommentDeleteBody = Type.Object({ ids: Ids });
export const CommentDeleteAnswer = Type.Object({ deleted: Type.Integer({ description: 'With their answers' }) });
