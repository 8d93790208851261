import type { CaptchaTexts } from '../captcha/captcha.ts';
import type { PropsOf } from '../island/island-component.ts';

export interface EventSignUpTexts {
  readonly title: string;
  readonly full: string;
  readonly closed: string;
  readonly past: string;
  readonly oneLeft: string;
  /** Has a place for the number. */
  readonly left: string;
  readonly name: string;
  readonly email: string;
  readonly emailHint: string;
  readonly places: string;
  readonly send: string;
  readonly sending: string;
  readonly failed: string;
  readonly needsScripts: string;
  readonly captchaBox: CaptchaTexts;
}

export type EventSignUpProps = PropsOf<'event-sign-up', EventSignUpTexts>;

export function leftText({ oneLeft, left: some }: EventSignUpTexts, left: number): string {
  return left === 1 ? oneLeft : some.replace('{count}', () => String(left));
}
