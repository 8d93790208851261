/** For programs and logs; the back office has its own text for each reason. */
export const stockMessages = { unknown: 'There is no such variant.' } as const;
