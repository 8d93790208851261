/** Sentences of the team's calls; the back office says them in its own language. */
export const multilingualMessages = {
  onePrimary: 'Exactly one language is the primary one.',
  primaryIsShown: 'Visitors always see the primary language.',
  noLanguage: 'This is not a language code.',
  twice: 'This language is there already.',
  addressTaken: 'A page or a part of the site has this address.',
  textsMissing: 'Products, pages or shipping options have no text in this language yet.',
  notListed: 'The website has no such language besides its main one.',
  noDocument: 'There is nothing to translate here.',
  otherVersion: 'Somebody has changed it in the meantime.',
} as const;
