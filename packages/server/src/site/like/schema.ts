import { Type } from '@sinclair/typebox';
import { Id } from '../../platform/id.ts';

const MAX_ITEMS = 100;
const UUID_LENGTH = 36;

export const LikeParams = Type.Object({ itemId: Id });

export const LikeAnswer = Type.Object({
  likeCount: Type.Integer(),
  isLiked: Type.Boolean({ description: 'By this browser' }),
});

export const LikedQuery = Type.Object({
  itemIds: Type.String({
    description: 'The ids of the items, with commas between them, 100 at most',
    maxLength: MAX_ITEMS * (UUID_LENGTH + 1),
  }),
});

export const LikedAnswer = Type.Object({ liked: Type.Array(Type.String()) });
