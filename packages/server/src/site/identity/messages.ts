/** Sentences of the team's calls. */
export const identityMessages = {
  noPicture: 'There is no such picture.',
  unknownLanguage: 'The website does not have this language.',
  noAddress: 'Enter a web address such as https://www.instagram.com/yourshop, or an email address.',
  withoutName: (sign: string) => `The title needs ${sign}, so that pages have different titles.`,
} as const;
