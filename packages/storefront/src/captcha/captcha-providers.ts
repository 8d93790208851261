import type { CaptchaOfPage } from '../api/generated.ts';
import type { DrawCaptcha } from './captcha.ts';

/** Loaded when a form on the page needs one. */
export const captchaProviders: Readonly<Record<CaptchaOfPage['provider'], () => Promise<DrawCaptcha>>> = {
  recaptcha: async () => (await import('./recaptcha.ts')).drawRecaptcha,
  altcha: async () => (await import('./altcha.ts')).drawAltcha,
};
