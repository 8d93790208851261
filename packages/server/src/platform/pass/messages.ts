/** Sentences of the team's calls that set a shared password; the back office says them in its own language. */
export const passMessages = {
  passwordTooShort: 'Please use at least 10 characters.',
  passwordTooLong: 'Please use at most 200 characters.',
  passwordCommon: 'This password is too common. Please choose another one.',
  busy: 'The server is busy at this moment. Please try again in a few seconds.',
} as const;
export type PassReason = keyof typeof passMessages;
