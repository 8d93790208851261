import type { Parts } from '../../platform/parts.ts';
import type { Website } from '../../platform/website/index.ts';

/** Tells people from programs. A new one is a file beside this one and a line in `captcha.ts`. */
export interface CaptchaProvider {
  /** What the browser needs: the address of a script, or of a call. */
  address(parts: Pick<Parts, 'config'>, prefix: string): string;
  verify(parts: CaptchaParts, answer: CaptchaAnswer): Promise<CaptchaOutcome>;
}

export type CaptchaParts = Pick<Parts, 'config' | 'database' | 'clock' | 'log'>;

export interface CaptchaAnswer {
  readonly website: Website;
  /** What the visitor's browser was given for its work. */
  readonly token: string;
  /** The visitor's network address. */
  readonly address: string;
}

export type CaptchaOutcome = { readonly ok: true; readonly proof?: CaptchaProof } | { readonly ok: false };

/** What may be used once; a provider that keeps count itself gives none. */
export interface CaptchaProof {
  readonly hash: Buffer;
  /** Afterwards the proof is refused for its age, so that it need not be remembered any longer. */
  readonly expiresAt: Date;
}
