import { dueStep } from '@awning/commerce';
import type { Schedule, Task } from '../../../platform/jobs/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { readWebsiteById } from '../../../platform/website/index.ts';
import { paymentProviders } from '../../payment/index.ts';
import { changeSubscription, type DueSubscription, selectNextDue } from '../../subscription/index.ts';
import { checkOut } from '../placing/checkout.ts';
import { settleLeftOpen } from '../settling/settle.ts';
import { renewalPurchase } from './renewal.ts';

const renewName = 'subscription.renew';

export const renewalSchedules: readonly Schedule[] = [{ task: renewName, at: '* * * * *' }];

const beginning = { dueAt: new Date(0), id: '00000000-0000-0000-0000-000000000000' };

/** Renews and ends the subscriptions that are due, one after the other. */
export function renewTask(parts: Parts): Task {
  return {
    name: renewName,
    async run() {
      // What becomes due meanwhile is left to the next run, so that this one ends.
      const now = parts.clock.now();
      let due = await selectNextDue(parts.database, now, beginning);
      while (due) {
        await continueSafely(parts, due);
        due = await selectNextDue(parts.database, now, due);
      }
    },
  };
}

/** A subscription that cannot be continued now must not block the others; the next run tries again. */
async function continueSafely(parts: Parts, subscription: DueSubscription): Promise<void> {
  try {
    await continueOne(parts, subscription);
  } catch (error) {
    const { websiteId, id } = subscription;
    parts.log.error({ err: error, websiteId, subscriptionId: id }, 'A subscription could not be continued yet');
  }
}

async function continueOne(parts: Parts, subscription: DueSubscription): Promise<void> {
  const { websiteId, id } = subscription;
  const step = dueStep(subscription, subscription, parts.clock.now());
  if (step === 'renew') {
    await renew(parts, subscription);
  } else if (step !== null) {
    await parts.database.transaction((connection) =>
      changeSubscription(parts, connection, websiteId, { id, event: step }),
    );
  }
}

async function renew(parts: Parts, subscription: DueSubscription): Promise<void> {
  const { websiteId, id } = subscription;
  const website = await readWebsiteById(parts.database, websiteId, parts.log);
  const provider = paymentProviders(parts).find(({ name }) => name === subscription.provider);
  if (!website || !provider) throw new Error(`The website or the provider ${subscription.provider} is gone`);
  const result = await checkOut(parts, renewalPurchase(parts, website, provider, subscription));
  const happen = (event: 'wait' | 'leave-out' | 'fail') =>
    parts.database.transaction((connection) => changeSubscription(parts, connection, websiteId, { id, event }));
  const { subscriptionsWithoutStock } = website.settings.storeSettings;
  if (!result.ok) {
    const { reason } = result.refusal;
    if (reason === 'not-enough' || reason === 'item-gone') await happen(subscriptionsWithoutStock);
  } else if (result.actionUrl !== undefined) {
    // The bank wants to see the customer, who is not there: nothing is charged, and the customer is asked to pay.
    const settlement = await settleLeftOpen(parts, websiteId, result.order.id, { abandoned: true });
    if (settlement.state === 'given-up') await happen('fail');
  }
}
