import type { Parts } from '../../platform/parts.ts';
import type { Website } from '../../platform/website/index.ts';

/** A captcha. To add one, add a file beside this one and a line in `captcha.ts`. */
export interface CaptchaProvider {
  /** The address of a script or a call that the browser needs. */
  address(parts: Pick<Parts, 'config'>, prefix: string): string;
  verify(parts: CaptchaParts, answer: CaptchaAnswer): Promise<CaptchaOutcome>;
}

export type CaptchaParts = Pick<Parts, 'config' | 'database' | 'clock' | 'log'>;

export interface CaptchaAnswer {
  readonly website: Website;
  /** The token that the browser received for its work. */
  readonly token: string;
  /** The visitor's network address. */
  readonly address: string;
}

export type CaptchaOutcome = { readonly ok: true; readonly proof?: CaptchaProof } | { readonly ok: false };

/** A proof that may be used once; a provider that counts uses itself has none. */
export interface CaptchaProof {
  readonly hash: Buffer;
  /** An older proof is refused for its age, so it need not be stored any longer. */
  readonly expiresAt: Date;
}
