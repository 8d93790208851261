import { captchaMessages } from '@awning/forms';

/** All texts of the team's calls, by reason; the back office translates the reason itself. */
export const teamMessages = {
  // One text for both cases, so that it does not reveal which addresses have an account (as D-091 for site users).
  signInFailed: 'Email or password is incorrect.',
  tooManyWrong:
    'Too many wrong passwords for this account. Please try again in a minute, or choose a new password by email.',
  captchaMissing: captchaMessages('en').incomplete,
  captchaRefused: captchaMessages('en').refused,
  busy: 'Too many people are signing in at this moment. Please try again in a few seconds.',
  emailInvalid: 'Please enter an email address.',
  emailTaken: 'This address already belongs to a member of the team.',
  nameMissing: 'Please enter a name.',
  unknownRole: 'There is no such role.',
  passwordWrong: 'This password is not correct.',
  currentPasswordWrong: 'The current password is not correct.',
  passwordTooShort: 'Please use at least 10 characters.',
  passwordTooLong: 'Please use at most 200 characters.',
  passwordCommon: 'This password is too common. Please choose another one.',
  passwordSameAsEmail: 'The password must not be the email address.',
  factorAsked: 'Please confirm with your second factor.',
  secondStepGone: 'This took too long, or there were too many tries. Please sign in again.',
  codeWrong: 'This code is not correct. A code works once, for a short time.',
  recoveryCodeWrong: 'This recovery code is not correct. Each one works once.',
  codesBlocked: 'There were too many wrong codes today. Please use a recovery code, or try again tomorrow.',
  codeAppSetupGone: 'This took too long. Please begin again.',
  codeAppGone: 'There is no app for one-time codes.',
  passkeyRefused: 'This passkey could not be used. Please try again.',
  passkeyGone: 'There is no such passkey.',
  tooManyPasskeys: 'You have 20 passkeys already. Please remove one that you no longer use.',
  noSecondFactor: 'Recovery codes come with a second factor. Please set one up first.',
  secondFactorStays:
    'The owner of this website asks administrators for a second factor, so the last one cannot be removed.',
  ownerDecides: 'Only the owner decides about this.',
  ownFactorFirst: 'Please set up a second factor for yourself first.',
  sessionGone: 'This session has ended already.',
  setupGone: 'This link is not valid. It works once, and only while the website has no owner.',
  invitationGone: 'This invitation is no longer valid. Please ask for a new one.',
  resetGone: 'This link is no longer valid. Please ask for a new one.',
  keyGone: 'There is no such API key.',
  keyExpired: 'Please choose a time in the future.',
  tooManyKeys: 'You have 50 API keys already. Please revoke one that is no longer used.',
  memberGone: 'There is no such member.',
  ownerStays: 'The owner cannot be removed and always holds the role ADMIN.',
  notYourself: 'You cannot remove yourself or change your own roles.',
} as const;

export type TeamReason = keyof typeof teamMessages;
