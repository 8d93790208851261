import { emailLength } from '@awning/site-model';
import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { MAX_CAPTCHA_KEY_LENGTH } from '../../people/captcha/index.ts';
import { Id } from '../../platform/id.ts';
import { MomentView } from '../../platform/moment.ts';

/** What is typed may be longer than an address with its blanks; the rules say what is wrong with it. */
const Typed = Type.String({ maxLength: 2 * emailLength.max });

export const SignUpBody = Type.Object({
  productId: Id,
  variantId: Id,
  siteVisitorEmail: Typed,
  isJoinMailingList: Type.Boolean(),
  captchaToken: Type.Optional(Type.String({ maxLength: MAX_CAPTCHA_KEY_LENGTH })),
});

/** The same from a plain form, where a box that is not ticked is missing. */
export const PlainSignUpBody = Type.Object(
  {
    productId: Type.Optional(Id),
    variantId: Type.Optional(Id),
    email: Type.Optional(Typed),
    isJoinMailingList: Type.Optional(Type.String({ maxLength: 10 })),
  },
  { additionalProperties: true },
);

export const SignUpAnswer = Type.Object({ message: Type.String() });

const Cursor = Type.Optional(
  Type.String({ maxLength: 100, description: '`nextPageCursor` of the page before; absent for the first page' }),
);

export const GroupsQuery = Type.Object({ cursor: Cursor });
export const SignUpsQuery = Type.Object({ productId: Id, variantId: Id, cursor: Cursor });

/** One page of a list (D-086). */
function cursorPage<Name extends string, Row extends TSchema>(name: Name, row: Row) {
  const rows = { [name]: Type.Array(row) } as Record<Name, ReturnType<typeof Type.Array<Row>>>;
  return Type.Object({
    hasNextPage: Type.Boolean(),
    nextPageCursor: Type.Union([Type.String(), Type.Null()]),
    ...rows,
  });
}

export const GroupView = Type.Object({
  productId: Type.String(),
  variantId: Type.String(),
  productName: Type.String(),
  variantDescriptor: Type.String({
    description: 'The options of the variant, such as Large / Blue; empty without options',
  }),
  signUpCount: Type.Integer({ description: 'How many wait' }),
  waitingSince: MomentView,
  qtyInStock: Type.Union([Type.Integer(), Type.Null()], { description: 'null: it is not counted, or sold on order' }),
  isPublished: Type.Boolean({
    description: 'Notices link to the page of the product, so only published products are told of',
  }),
});
export type GroupView = Static<typeof GroupView>;

export const GroupsAnswer = cursorPage('signUpGroups', GroupView);

const SignUpView = Type.Object({
  id: Type.String(),
  siteVisitorEmail: Type.String(),
  isJoinMailingList: Type.Boolean(),
  createdOn: MomentView,
  notifiedOn: Type.Union([MomentView, Type.Null()]),
});

export const SignUpsAnswer = cursorPage('signUps', SignUpView);

export const SendBody = Type.Object({ productId: Id, variantId: Id });
const MAX_SEND_REQUESTS = 100;
export const SendAllBody = Type.Object({ sendRequests: Type.Array(SendBody, { maxItems: MAX_SEND_REQUESTS }) });
export const SendAnswer = Type.Object({ queued: Type.Integer({ description: 'The number of mails' }) });
