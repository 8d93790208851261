export const couponMessages = {
  unknown: 'There is no such coupon.',
  codeTaken: 'Another coupon has this code.',
  percentTooHigh: 'At most 100 per cent can be taken off.',
  nothingOff: 'Enter what the coupon takes off.',
  endsBeforeStart: 'The end must be later than the start.',
  usedMoreOften: (uses: number) => `It has been used ${uses} times already.`,
  productsGone: 'Remove the products that no longer exist.',
  notAMoment: 'This date does not exist.',
} as const;
