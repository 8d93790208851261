/** For the team; the back office has its own words for each reason. */
export const subscriptionMessages = {
  unknown: 'There is no such subscription.',
  notNow: 'This is not possible in the current state of the subscription.',
} as const;
