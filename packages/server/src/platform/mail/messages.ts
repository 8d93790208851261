/** Sentences of the outbox's calls; the back office says their reason in its own language. */
export const mailMessages = {
  mailGone: 'There is no such mail.',
  mailNotHeld: 'This mail has been sent or is about to be.',
  templateGone: 'There is no such kind of mail.',
  noMailServer: 'Email is not set up: enter a mail server under Settings, Email sending.',
} as const;
