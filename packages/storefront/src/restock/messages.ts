import { restockTexts } from '@awning/commerce';
import type { Language } from '@awning/formats';
import { captchaMessages } from '@awning/forms';
import { captchaBoxMessages } from '../captcha/messages.ts';
import type { RestockFormTexts } from './restock.ts';

// Read on the server only.

export function restockFormMessages(language: Language): RestockFormTexts {
  const { incomplete, needsScripts } = captchaMessages(language);
  return {
    ...restockTexts(language),
    captchaIncomplete: incomplete,
    needsScripts,
    captchaBox: captchaBoxMessages(language),
  };
}
