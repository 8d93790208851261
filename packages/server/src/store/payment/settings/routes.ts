import { newId, writeAudit } from '../../../platform/database/index.ts';
import {
  defineRoute,
  type MemberRequest,
  type Refusal,
  type Route,
  refused,
  visitedHosts,
} from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { changeSettings, type Website } from '../../../platform/website/index.ts';
import { paymentProviders, providersOnOffer } from '../providers.ts';
import { paymentSettingsMessages as words } from './messages.ts';
import {
  PaymentSettingsAnswer,
  PaymentSettingsBody,
  type PaymentSettingsJson,
  type PaymentSettingsView,
} from './schema.ts';
import { isSwitchedOn, settingsErrors, tidySettings } from './settings.ts';

const path = '/api/commerce/payment-settings';

/** How orders are paid, for the owner (D-175). */
export function paymentSettingsRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path,
      summary:
        'The ways to pay, what a buyer has to do to pay offline, and how long and how many orders wait for money.',
      access: { kind: 'team', right: 'settings.manage' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { answer: PaymentSettingsAnswer },
      handle: (request) => viewOf(parts, visitedHosts(request), request.website),
    }),
    defineRoute({
      method: 'PUT',
      path,
      summary: 'Changes them. Offline payment can be switched on once it is written how to pay.',
      // Whoever writes an account of their own here gets the shop's money.
      access: { kind: 'team', right: 'settings.manage', fresh: true },
      forgery: 'crumb',
      limit: 'team-change',
      schema: { body: PaymentSettingsBody, answer: PaymentSettingsAnswer },
      examples: [
        {
          body: {
            waysToPay: { offline: true },
            howToPay: { en: 'Transfer the total to DE02 1203 0000 0000 2020 51.' },
            unpaidOrders: { days: 7, perEmail: 3, perNetwork: 10 },
          },
        },
      ],
      handle: (request) => change(parts, request, request.body),
    }),
  ];
}

async function change(
  parts: Parts,
  request: MemberRequest,
  wanted: PaymentSettingsJson,
): Promise<PaymentSettingsView | Refusal> {
  const { website, member } = request;
  const paymentSettings = tidySettings(wanted);
  const errors = settingsErrors(website, paymentSettings, paymentProviders(parts));
  if (Object.keys(errors).length > 0) return refused(400, words.check, { errors });
  return await parts.database.transaction(async (connection) => {
    const { before, after } = await changeSettings(connection, website.id, { paymentSettings });
    await writeAudit(connection, {
      websiteId: website.id,
      id: newId(parts.clock),
      at: parts.clock.now(),
      memberId: member.id,
      who: member.name,
      what: 'payment.settingsChanged',
      subject: `website/${website.id}`,
      before: before.paymentSettings,
      after: after.paymentSettings,
    });
    return viewOf(parts, visitedHosts(request), { ...website, settings: after });
  });
}

function viewOf(parts: Parts, hosts: readonly string[], website: Website): PaymentSettingsView {
  const { howToPay, unpaidOrders } = website.settings.paymentSettings;
  const ways = providersOnOffer(parts, hosts).map(({ name, labels }) => ({
    name,
    labels: { ...labels },
    isOn: isSwitchedOn(website, name),
  }));
  return { ways, howToPay: { ...howToPay }, unpaidOrders: { ...unpaidOrders } };
}
