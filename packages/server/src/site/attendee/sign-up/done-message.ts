import type { Language } from '@awning/formats';
import { hasMailServer } from '../../../platform/mail/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { attendeeTexts } from '../messages.ts';

/** What whoever has signed up is told; an email is promised only where one is sent. */
export async function doneMessage(
  parts: Pick<Parts, 'config' | 'database'>,
  websiteId: string,
  language: Language,
): Promise<string> {
  const { done, doneByMail } = attendeeTexts(language);
  return (await hasMailServer(parts, parts.database, websiteId)) ? doneByMail : done;
}
