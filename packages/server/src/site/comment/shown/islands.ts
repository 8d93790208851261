import { type Static, Type } from '@sinclair/typebox';
import { CaptchaOfPage } from '../../../people/captcha/index.ts';
import { defineIsland, type Sent } from '../../../platform/island.ts';

const text = {
  id: Type.String(),
  author: Type.String(),
  body: Type.String(),
  isTeam: Type.Boolean({ description: 'Whether a member of the team wrote it' }),
  day: Type.String({ description: 'In the language of the page' }),
  date: Type.String({ description: 'Such as 2026-11-18' }),
};

export const CommentView = Type.Object(text);
export const ThreadView = Type.Object({ ...text, answers: Type.Array(CommentView) });

/** The comments on an item, with the next ones on demand and the form for new ones. */
export const itemCommentsIsland = defineIsland('item-comments', {
  itemId: Type.String(),
  threads: Type.Array(ThreadView),
  nextAfter: Type.Union([Type.String(), Type.Null()]),
  isOpen: Type.Boolean({ description: 'Whether visitors may comment' }),
  captcha: Type.Union([CaptchaOfPage, Type.Null()]),
  prefix: Type.String(),
});
export type ItemCommentsData = Sent<Static<typeof itemCommentsIsland.own>>;
