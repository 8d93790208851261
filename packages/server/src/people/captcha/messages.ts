/**
 * Texts of the calls that configure the captcha; the texts for visitors are in `@awning/forms`.
 */
export const captchaSettingsMessages = {
  secretNeeded: 'ReCaptcha needs a secret key.',
} as const;
