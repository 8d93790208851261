/** Sentences of the team's calls; the back office says them in its own language. */
export const newWebsiteMessages = {
  firstOwnerDecides: 'Only the owner of the first website of this installation can add websites.',
  nameThisFirst: 'Give this website a name first. With several websites, each one is found by its name.',
  comeByName:
    'Open the back office under a name of this website first. Other addresses lead nowhere with several websites.',
} as const;
export type NewWebsiteReason = keyof typeof newWebsiteMessages;
