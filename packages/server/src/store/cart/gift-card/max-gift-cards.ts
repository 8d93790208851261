/** More than anyone collects for one order. */
export const MAX_GIFT_CARDS = 10;
