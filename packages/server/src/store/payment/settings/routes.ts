import { defineRoute, type Route, visitedHosts } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { providersOnOffer } from '../providers.ts';
import { WaysToPay } from './schema.ts';
import { isSwitchedOn } from './settings.ts';

/** The choices in the payment settings. */
export function paymentSettingsRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/commerce/ways-to-pay',
      summary: 'The ways to pay that this installation has, and which of them are on.',
      access: { kind: 'team', right: 'settings.manage' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { answer: WaysToPay },
      handle: (request) => ({
        ways: providersOnOffer(parts, visitedHosts(request)).map(({ name, labels, isTest = false }) => ({
          name,
          labels: { ...labels },
          isOn: isSwitchedOn(request.website, name),
          isTest,
        })),
      }),
    }),
  ];
}
