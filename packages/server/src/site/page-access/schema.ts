import { PagePermission } from '@awning/site-model';
import { type Static, Type } from '@sinclair/typebox';
import { Id } from '../../platform/id.ts';
import { MAX_PASSWORD_LENGTH } from '../../platform/password/index.ts';

const Permission = Type.Union(
  [
    Type.Literal(PagePermission.public),
    Type.Literal(PagePermission.password),
    Type.Literal(PagePermission.membersOnly),
  ],
  { description: '1 everybody, 2 with the password of the page, 3 signed-in customers' },
);

export const AccessBody = Type.Object(
  {
    permission: Permission,
    password: Type.Optional(
      Type.String({
        maxLength: 2 * MAX_PASSWORD_LENGTH,
        description: 'Without one, the page keeps the password it has',
      }),
    ),
  },
  { additionalProperties: false },
);
export type AccessBody = Static<typeof AccessBody>;

export const AccessAnswer = Type.Object({
  permission: Permission,
  hasPassword: Type.Boolean(),
  isInArea: Type.Boolean({ description: 'Whether it belongs to a member area, whose members alone see it' }),
  guardedIndex: Type.Union([Type.String(), Type.Null()], {
    description: 'The title of the index that it is in and whose guard it has; null if it has its own or none',
  }),
});
export type AccessAnswer = Static<typeof AccessAnswer>;

export const PageUnlockBody = Type.Object(
  {
    page: Id,
    password: Type.String({ maxLength: 2 * MAX_PASSWORD_LENGTH }),
    to: Type.String({ maxLength: 4000, description: 'The path of the page that was asked for' }),
  },
  { additionalProperties: false },
);
