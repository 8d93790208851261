/** Sentences of the team's calls; the back office says their reason in its own language. */
export const contentMessages = {
  slugTaken: 'Another item of this page has this address.',
  noList: 'There is no such page with items.',
  storeItem: 'Products have calls of their own.',
  noPicture: 'There is no such picture.',
  noForm: 'There is no such form.',
  noCollection: 'There is no such page.',
  titleMissing: 'Enter a title.',
  unknownLanguage: 'The website does not have this language.',
  notAMoment: 'This date does not exist.',
} as const;
