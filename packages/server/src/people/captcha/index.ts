export { type CaptchaOfPage, captchaOf, checkCaptcha, useProof } from './captcha.ts';
export type { CaptchaOutcome, CaptchaProof } from './provider.ts';
