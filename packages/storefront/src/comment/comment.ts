import type { IslandProps } from '../api/generated.ts';
import type { CaptchaTexts } from '../captcha/captcha.ts';
import type { PropsOf } from '../island/island-component.ts';

export interface ItemCommentsTexts {
  readonly title: string;
  readonly none: string;
  readonly closed: string;
  readonly team: string;
  readonly more: string;
  readonly loading: string;
  readonly answer: string;
  /** These have a place for the name of the author. */
  readonly answerTo: string;
  readonly answers: string;
  readonly answering: string;
  readonly noAnswer: string;
  readonly form: string;
  readonly name: string;
  readonly email: string;
  readonly emailHint: string;
  readonly body: string;
  readonly send: string;
  readonly sending: string;
  readonly failed: string;
  readonly trap: string;
  readonly needsScripts: string;
  readonly captchaBox: CaptchaTexts;
}

export type ItemCommentsProps = PropsOf<'item-comments', ItemCommentsTexts>;
export type Thread = IslandProps['item-comments']['threads'][number];
export type Comment = Thread['answers'][number];

export function named(text: string, author: string): string {
  return text.replace('{author}', () => author);
}
