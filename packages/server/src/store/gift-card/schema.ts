import { Type } from '@sinclair/typebox';
import { Id } from '../../platform/id.ts';
import { Moment, MomentView } from '../../platform/moment.ts';
import { oneLine } from '../../platform/one-line.ts';
import { page } from '../../platform/page.ts';
import { Amount, MoneyView } from '../amount/index.ts';

/** Tries of codes are limited per address (D-009) and for the whole website, wherever a code is typed. */
export const giftCodeLimit = { limit: 'gift-card-code', limitSubject: () => 'all' } as const;

export const MAX_MESSAGE_LENGTH = 500;
export const MAX_NAME_LENGTH = 100;

const closed = { additionalProperties: false } as const;
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) => Type.Union([type, Type.Null()]);

const giftCardStates = ['active', 'used', 'expired', 'disabled'] as const;

const ListedCardView = Type.Object({
  id: Type.String(),
  lastCharacters: Type.String({ description: 'The end of its code' }),
  state: Type.Union(giftCardStates.map((state) => Type.Literal(state))),
  value: MoneyView,
  balance: MoneyView,
  recipientName: Type.String(),
  recipientEmail: orNull(Type.String()),
  expiresAt: orNull(MomentView),
  isTest: Type.Boolean({ description: 'Bought with a payment that moved no money' }),
  createdAt: MomentView,
});

export const CardListQuery = Type.Object({
  q: Type.Optional(
    Type.String({ maxLength: 200, description: 'The last four characters of a code, or the beginning of an address' }),
  ),
  after: Type.Optional(Id),
});

export const CardListAnswer = page('giftCards', ListedCardView);

export const CardView = Type.Object({
  ...ListedCardView.properties,
  senderName: Type.String(),
  message: Type.String(),
  deliverAt: orNull(MomentView),
  deliveredAt: orNull(MomentView),
  orderId: orNull(Type.String()),
  printUrl: Type.String({ description: 'The page of the card, which shows its code' }),
  entries: Type.Array(
    Type.Object({
      kind: Type.Union((['issue', 'spend', 'release', 'refund', 'adjust'] as const).map((kind) => Type.Literal(kind))),
      amount: MoneyView,
      isTaken: Type.Boolean({ description: 'Whether the amount was taken from the card' }),
      orderId: orNull(Type.String()),
      orderNumber: orNull(Type.String()),
      who: Type.String(),
      note: Type.String(),
      at: MomentView,
    }),
    { description: 'Changes of the balance, newest first' },
  ),
});

export const IssueBody = Type.Object(
  {
    value: Amount,
    recipientName: Type.Optional(oneLine({ maxLength: MAX_NAME_LENGTH })),
    recipientEmail: Type.Optional(
      orNull(Type.String({ maxLength: 300, description: 'Where the card is mailed; absent: nowhere' })),
    ),
    message: Type.Optional(Type.String({ maxLength: MAX_MESSAGE_LENGTH })),
    deliverAt: Type.Optional(orNull(Moment)),
    expiresAt: Type.Optional(orNull(Moment)),
    note: Type.Optional(Type.String({ maxLength: MAX_MESSAGE_LENGTH, description: 'Why, for the team' })),
  },
  closed,
);

export const AdjustBody = Type.Object(
  {
    amount: Type.String({
      pattern: '^-?\\d{1,12}(\\.\\d{1,2})?$',
      description: 'What is added; a negative amount is taken',
      errorMessage: 'Enter a number such as 12.50 or -12.50.',
    }),
    note: Type.String({ minLength: 1, maxLength: MAX_MESSAGE_LENGTH, pattern: '\\S', errorMessage: 'Say why.' }),
    key: Type.Optional(
      Type.String({ description: 'Repeated with the same key, it changes nothing more', pattern: Id.pattern ?? '' }),
    ),
  },
  closed,
);

export const DisableBody = Type.Object({ isDisabled: Type.Boolean() }, closed);
