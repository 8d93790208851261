/** Sentences of the team's calls; the back office says them in its own language. */
export const openingMessages = {
  unknownLanguage: 'Awning does not have this language.',
  languageTwice: 'The main language is not one of the others.',
} as const;
