import type { Task } from '../jobs/index.ts';
import type { Parts } from '../parts.ts';
import { hasPersonalLink, withoutLink } from './personal-link.ts';
import { type Attempt, type Mail, recordAttempt, selectMail } from './store.ts';
import type { Transport } from './transport.ts';

export const DELIVER_TASK = 'mail.deliver';
/** About a day and a half with the queue's growing pauses, as mail servers do themselves. */
export const MAX_ATTEMPTS = 14;

interface Delivery {
  readonly websiteId: string;
  readonly mailId: string;
}

/**
 * Hands one mail to the mail server. After a crash between the server's acceptance and our record of it, the mail is
 * sent once more with the same Message-ID; no mail is ever lost.
 */
export function deliverTask(parts: Pick<Parts, 'clock'>, transport: Transport): Task<Delivery> {
  return {
    name: DELIVER_TASK,
    async run({ websiteId, mailId }, { connection, isLastAttempt }) {
      const mail = await selectMail(connection, websiteId, mailId);
      if (mail === undefined || !isDue(mail)) return;
      const note = (attempt: Omit<Attempt, 'at'>) =>
        recordAttempt(connection, websiteId, mailId, { ...attempt, at: parts.clock.now() });
      const outcome = await transport.send(connection, websiteId, mail);
      switch (outcome.kind) {
        case 'none':
          return note({ status: 'held', error: null });
        case 'sent':
          // The recipient has the link now; a copy in the database could only be misused.
          return note({ status: 'sent', error: null, ...(hasPersonalLink(mail.kind) ? withoutLink(mail) : {}) });
        case 'refused':
          return note({ status: 'bounced', error: outcome.error });
        case 'unavailable':
          await note({ status: isLastAttempt ? 'failed' : 'waiting', error: outcome.error });
          throw new Error(`The mail server did not take the mail: ${outcome.error}`);
      }
    },
  };
}

function isDue({ status }: Mail): boolean {
  return status === 'waiting' || status === 'failed';
}
