import { dateText, moneyText } from '@awning/formats';
import { selectMembers } from '../../../people/team/index.ts';
import { type Connection, newId, writeAudit } from '../../../platform/database/index.ts';
import { sendMail } from '../../../platform/mail/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { mailAddress, primaryLanguage, type Website } from '../../../platform/website/index.ts';
import { endAccessOfOrder } from '../../member-area/index.ts';
import type { Dispute, DisputeState } from '../../payment/index.ts';
import { aboutOrder } from '../about-order.ts';
import { selectOrder } from '../store.ts';
import { disputeTemplate } from './mail.ts';
import { selectDisputes, upsertDispute } from './store.ts';

interface AskedDisputes {
  readonly provider: string;
  readonly orderId: string;
  readonly askedAt: Date;
  readonly disputes: readonly Dispute[];
}

type Written = Pick<Parts, 'clock' | 'config' | 'jobs'>;

/** Stores what the provider says of an order's disputes; the order's row is locked. Whatever is new is told to the owner. */
export async function recordDisputes(
  parts: Written,
  connection: Connection,
  website: Website,
  { provider, orderId, askedAt, disputes }: AskedDisputes,
): Promise<void> {
  const before = await selectDisputes(connection, website.id, orderId);
  for (const dispute of disputes) {
    const isStored = await upsertDispute(connection, website.id, { provider, orderId, askedAt, dispute });
    const known = before.find(({ reference }) => reference === dispute.reference)?.state;
    if (!isStored || known === dispute.state) continue;
    // The money is gone for good. While it is disputed, the buyer keeps what was bought.
    if (dispute.state === 'lost') {
      await endAccessOfOrder(connection, website.id, orderId, { at: parts.clock.now(), by: 'dispute' });
    }
    await writeDeed(parts, connection, website.id, { provider, orderId, dispute, known });
    await tellOwner(parts, connection, website, orderId, dispute);
  }
}

const deeds = {
  'needs-response': 'order.dispute-opened',
  'under-review': 'order.dispute-answered',
  won: 'order.dispute-won',
  lost: 'order.dispute-lost',
} as const satisfies Record<DisputeState, string>;

interface Change {
  readonly provider: string;
  readonly orderId: string;
  readonly dispute: Dispute;
  readonly known: DisputeState | undefined;
}

async function writeDeed(
  { clock }: Written,
  connection: Connection,
  websiteId: string,
  { provider, orderId, dispute, known }: Change,
): Promise<void> {
  const { reference, state, amount, reason } = dispute;
  await writeAudit(connection, {
    websiteId,
    id: newId(clock),
    at: clock.now(),
    who: 'Awning',
    what: deeds[state],
    subject: aboutOrder(orderId),
    ...(known !== undefined && { before: { state: known } }),
    after: { provider, reference, state, amount, reason },
  });
}

/** Money is at stake, so no setting turns it off. That the evidence is under review asks nothing of anybody. */
async function tellOwner(
  parts: Written,
  connection: Connection,
  website: Website,
  orderId: string,
  { state, amount, currency, respondBy }: Dispute,
): Promise<void> {
  if (state === 'under-review') return;
  const [owner] = await selectMembers(connection, website.id);
  if (!owner) return;
  const order = await selectOrder(connection, website.id, orderId);
  const language = owner.language ?? primaryLanguage(website);
  const { useCLDRMoneyFormat, timeZone } = website.settings;
  await sendMail(parts, connection, {
    websiteId: website.id,
    to: owner.email,
    language,
    template: disputeTemplate,
    data: {
      websiteName: website.name,
      number: String(order?.number ?? ''),
      amount: moneyText({ minorUnits: amount, currency }, { useCLDRMoneyFormat, locale: language }),
      isOpen: state === 'needs-response',
      isWon: state === 'won',
      respondBy: respondBy ? dateText(respondBy, { locale: language, timeZone, date: 'long' }) : '',
      link: new URL(`/config/commerce/orders/${orderId}`, mailAddress(parts.config, website)).href,
    },
  });
}
