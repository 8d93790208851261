/** Sentences of the outbox's calls; the back office says their reason in its own language. */
export const mailMessages = {
  mailGone: 'There is no such mail.',
  mailNotHeld: 'This mail has been sent or is about to be.',
  templateGone: 'There is no such kind of mail.',
  noMailServer: 'There is no mail server: set SMTP_URL and MAIL_FROM and start again.',
} as const;
