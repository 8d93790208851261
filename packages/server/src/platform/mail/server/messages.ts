/** Sentences of the calls for the mail server; the back office says their reason in its own language. */
export const mailServerMessages = {
  setByOperator: 'The mail server is set where Awning is started and cannot be changed here.',
  ownerDecides: 'Only the owner can change the mail server.',
  passwordNeeded: 'Enter the password again: the stored one belongs to another server or user.',
  passwordInClear: 'A password is sent over an encrypted connection only.',
  senderWrong: 'Enter an email address as the sender.',
  recipientWrong: 'Enter an email address.',
  noMailServer: 'Email is not set up: enter a mail server first.',
} as const;
