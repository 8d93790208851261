export type { CardWishes, GiftCard } from './card.ts';
export { giftCodeHash } from './code.ts';
export { issueCardOfOrder, prepareCard } from './issue.ts';
export { giftCardAddress } from './link.ts';
export { giftCodeLimit, MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH } from './schema.ts';
export { refundToCards, releaseCards, takeFromCards } from './spend.ts';
export {
  disableCardOfOrder,
  lockCards,
  selectCardOfCode,
  selectCardOfOrder,
  selectCards,
  selectHasCards,
  selectSpent,
} from './store.ts';
