import type { CaptchaTheme } from '@awning/forms';
import type { CaptchaOfPage } from '../api/generated.ts';

export interface CaptchaTexts {
  readonly label: string;
  readonly checking: string;
  readonly checked: string;
  readonly failed: string;
  readonly notSetUp: string;
  /** The browser solves it only on pages with https. */
  readonly insecure: string;
}

export interface CaptchaOptions {
  readonly captcha: CaptchaOfPage;
  readonly theme: CaptchaTheme;
  readonly size: 'compact' | 'normal';
  readonly language: string;
  readonly texts: CaptchaTexts;
  /** The key of a completed captcha; undefined if it is open again. */
  readonly onKey: (key: string | undefined) => void;
}

/** A captcha on the page. */
export interface DrawnCaptcha {
  /** Opens it again: a key is valid for one submission. */
  reset(): void;
  destroy(): void;
}

/** Draws a captcha into an empty element. Each provider has a function of this type. */
export type DrawCaptcha = (root: HTMLElement, options: CaptchaOptions) => Promise<DrawnCaptcha>;
