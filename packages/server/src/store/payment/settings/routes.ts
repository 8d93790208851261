import { defineRoute, type Route, visitedHosts } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { isTestProvider, providersOnOffer } from '../providers.ts';
import { WaysToPay } from './schema.ts';
import { hasKeys, isSwitchedOn } from './settings.ts';

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
        ways: providersOnOffer(parts, visitedHosts(request))
          .filter(({ name }) => hasKeys(request.website, name))
          .map((provider) => ({
            name: provider.name,
            labels: { ...provider.labels },
            isOn: isSwitchedOn(request.website, provider.name),
            isTest: isTestProvider(provider, request.website),
          })),
      }),
    }),
  ];
}
