import { commentLength, emailLength } from '@awning/site-model';
import { Type } from '@sinclair/typebox';
import { MAX_CAPTCHA_KEY_LENGTH } from '../../people/captcha/index.ts';
import { Id } from '../../platform/id.ts';
import { page } from '../../platform/page.ts';
import { CommentView, ThreadView } from './shown/islands.ts';

export const CommentsQuery = Type.Object({ itemId: Id, after: Type.Optional(Id) });
export const CommentsAnswer = page('threads', ThreadView);

/** What is typed may be longer than it may be stored; the rules say what is wrong with it. */
const typed = (length: number) => Type.Optional(Type.String({ maxLength: 2 * length }));

export const CommentBody = Type.Object({
  itemId: Id,
  parentId: Type.Optional(Type.String({ ...Id, description: 'The comment that it answers' })),
  body: Type.String({ maxLength: 2 * commentLength.body }),
  name: typed(commentLength.author),
  email: typed(emailLength.max),
  homepage: Type.Optional(
    Type.String({ maxLength: 1000, description: 'Not shown to people: what is filled in here is advertising' }),
  ),
  captchaToken: Type.Optional(Type.String({ maxLength: MAX_CAPTCHA_KEY_LENGTH })),
});

export const CommentAnswer = Type.Object({
  message: Type.String(),
  comment: Type.Union([CommentView, Type.Null()], { description: 'null: the team reads it first' }),
});
