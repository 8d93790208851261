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
  addressTaken: 'Another page has this address.',
  noFolder: 'There is no such folder.',
  homepageIsShown: 'Visitors always see the home page.',
  isHomepage: 'This is the home page. Make another page the home page first.',
  isInNavigation: 'The navigation leads to this page. Take it out of there first.',
  isShownByBlock: 'A block of another page names this page. Take it out of there first.',
  isAfterForm: 'A form leads to this page. Change the form first.',
} as const;
