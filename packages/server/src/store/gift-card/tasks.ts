import type { Schedule, Task } from '../../platform/jobs/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { readWebsiteById } from '../../platform/website/index.ts';
import { deliverCard } from './issue.ts';
import { lockDue } from './store.ts';

const deliverName = 'gift-card.deliver';

export const giftCardSchedules: readonly Schedule[] = [{ task: deliverName, at: '* * * * *' }];

/** Mails the cards that are for a later day than that of their purchase. */
export function giftCardTasks(parts: Parts): readonly Task<never>[] {
  return [
    {
      name: deliverName,
      async run() {
        // Cards that fall due meanwhile are left to the next run, so that this one ends.
        const now = parts.clock.now();
        const failed: string[] = [];
        while (await deliverNext(parts, now, failed));
      },
    },
  ];
}

/** One transaction per card: after a kill, its mail is either queued and the card marked, or neither. */
async function deliverNext(parts: Parts, now: Date, failed: string[]): Promise<boolean> {
  let cardId: string | undefined;
  try {
    return await parts.database.transaction(async (connection) => {
      const due = await lockDue(connection, now, failed);
      if (!due) return false;
      cardId = due.id;
      const website = await readWebsiteById(connection, due.websiteId, parts.log);
      if (!website) throw new Error(`The website of gift card ${due.id} is gone`);
      await deliverCard(parts, connection, website, due);
      return true;
    });
  } catch (error) {
    // A card that cannot be mailed must not block the others.
    if (cardId === undefined) throw error;
    failed.push(cardId);
    parts.log.error({ err: error, cardId }, 'A gift card could not be mailed yet');
    return true;
  }
}
