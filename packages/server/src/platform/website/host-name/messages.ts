/** For programs and logs; the back office has its own texts. */
export const hostNameMessages = {
  missing: 'Enter a name, such as shop.example.',
  notOnlyName: 'Enter only the name, such as shop.example, without https://, port or path.',
  ipAddress: 'Enter a name, not an IP address.',
  invalid: 'A name has letters, digits and hyphens, with dots between its parts.',
  taken: 'A website of this installation already has this name.',
  tooMany: 'A website can have 20 names.',
  gone: 'The website does not have this name.',
  mainStays: 'The main name cannot be removed. Make another name the main one first.',
  decidedByEnvironment: 'PUBLIC_URL decides the main name of this website and https.',
  leadsElsewhere: 'This name does not lead to this website yet.',
  notByHttps: 'This name does not work by https yet.',
  ownerDecides: 'Only the owner can change this.',
} as const;
export type HostNameReason = keyof typeof hostNameMessages;
