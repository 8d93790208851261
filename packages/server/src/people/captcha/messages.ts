/** Sentences of the calls that set the captcha up; what visitors read is in `@awning/forms`. */
export const captchaSettingsMessages = {
  secretNeeded: 'ReCaptcha needs a secret key.',
} as const;
