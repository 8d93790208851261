export { checkBuiltInCaptcha, MAX_CAPTCHA_KEY_LENGTH } from './altcha.ts';
export { captchaOf, checkCaptcha, useProof } from './captcha.ts';
export type { CaptchaOutcome, CaptchaProof } from './provider.ts';
export { CaptchaOfPage } from './schema.ts';
