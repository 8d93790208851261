import { storeMessages } from '@awning/commerce';
import type { Language } from '@awning/formats';
import { declineWords } from '../placing/refusal.ts';

/** The address names a fixed text, and never contains one. */
const notices = { ...declineWords, unfinished: 'paymentUnfinished' } as const;

export type Notice = keyof typeof notices;

export function noticeText(name: string | undefined, language: Language): string | undefined {
  if (name === undefined || !Object.hasOwn(notices, name)) return undefined;
  return storeMessages(language)[notices[name as Notice]];
}
