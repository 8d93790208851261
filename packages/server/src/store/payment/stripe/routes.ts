import { auditedBy, type Connection, writeAudit } from '../../../platform/database/index.ts';
import {
  defineRoute,
  type Refusal,
  type Route,
  refused,
  type TeamRequest,
  visitedHosts,
} from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { createSeal, deleteSecret, upsertSecret } from '../../../platform/seal/index.ts';
import { changeSettings, mailAddress, readWebsiteById } from '../../../platform/website/index.ts';
import { takesTestPayments } from '../test-payments.ts';
import { findKeys, isTestKey, STRIPE_SECRET, type StripeKeys } from './keys.ts';
import { stripeKeysMessages } from './messages.ts';
import { StripeKeysAnswer, StripeKeysBody } from './schema.ts';

const path = '/api/commerce/stripe-keys';
/** Whoever enters their own keys gets the shop's money. */
const changing = {
  access: { kind: 'team', right: 'settings.manage', fresh: true },
  forgery: 'crumb',
  limit: 'team-change',
} as const;

export function stripeKeysRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path,
      summary: 'Which keys for Stripe the website has. Its secret keys are never told.',
      access: { kind: 'team', right: 'settings.manage' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { answer: StripeKeysAnswer },
      handle: async (request) =>
        keysAnswer(parts, parts.database, request, await storedKey(parts, parts.database, request)),
    }),
    defineRoute({
      method: 'PUT',
      path,
      summary: 'Sets the keys for Stripe. The payment settings switch it on.',
      ...changing,
      schema: { body: StripeKeysBody, answer: StripeKeysAnswer },
      examples: [{ body: { publishableKey: 'pk_test_one', secretKey: 'sk_test_one', eventSecret: 'whsec_one' } }],
      handle: (request) => parts.database.transaction((connection) => saveKeys(parts, connection, request)),
    }),
    defineRoute({
      method: 'DELETE',
      path,
      summary: 'Removes the keys for Stripe. Its payments are then neither taken nor refunded nor settled.',
      ...changing,
      schema: { answer: StripeKeysAnswer },
      handle: (request) =>
        parts.database.transaction(async (connection) => {
          await deleteSecret(connection, request.website.id, STRIPE_SECRET);
          return await keepPublishable(parts, connection, request, '');
        }),
    }),
  ];
}

type KeysRequest = TeamRequest & { readonly body: StripeKeysBody };

async function saveKeys(
  parts: Parts,
  connection: Connection,
  request: KeysRequest,
): Promise<StripeKeysAnswer | Refusal> {
  const { website, body } = request;
  const { config, clock } = parts;
  const { publishableKey } = body;
  const found = await findKeys(parts, connection, website.id);
  const stored = found.state === 'saved' ? found.keys : undefined;
  // A stored key is of the account that the stored publishable key names.
  const isSame = publishableKey === (await storedKey(parts, connection, request));
  const secretKey = body.secretKey ?? (isSame ? stored?.secretKey : undefined);
  if (secretKey === undefined) return keyRefused('secretNeeded');
  if (isTestKey(secretKey) !== isTestKey(publishableKey)) return keyRefused('otherMode');
  const eventSecret = body.eventSecret ?? (isSame ? stored?.eventSecret : undefined) ?? '';
  const keys: StripeKeys = { secretKey, eventSecret };
  const sealed = createSeal(config.secrets).close(STRIPE_SECRET, website.id, JSON.stringify(keys));
  await upsertSecret(connection, website.id, STRIPE_SECRET, sealed, clock.now());
  return await keepPublishable(parts, connection, request, publishableKey);
}

/** The settings in the request are a moment old. */
async function storedKey({ log }: Parts, connection: Connection, { website }: TeamRequest): Promise<string> {
  const { settings } = (await readWebsiteById(connection, website.id, log)) ?? website;
  return settings.stripePublishableKey;
}

function keyRefused(reason: keyof typeof stripeKeysMessages): Refusal {
  const text = stripeKeysMessages[reason];
  return refused(400, text, { errors: { secretKey: text }, extra: { reason } });
}

async function keepPublishable(
  parts: Parts,
  connection: Connection,
  request: TeamRequest,
  stripePublishableKey: string,
): Promise<StripeKeysAnswer> {
  const { website, member } = request;
  const { before, after } = await changeSettings(connection, website.id, { stripePublishableKey });
  await writeAudit(connection, {
    ...auditedBy(parts.clock, website.id, member),
    what: 'stripe.changed',
    subject: `website/${website.id}`,
    before: { publishableKey: before.stripePublishableKey },
    after: { publishableKey: after.stripePublishableKey },
  });
  return await keysAnswer(parts, connection, request, stripePublishableKey);
}

async function keysAnswer(
  parts: Parts,
  connection: Connection,
  request: TeamRequest,
  publishableKey: string,
): Promise<StripeKeysAnswer> {
  const { website } = request;
  const found = await findKeys(parts, connection, website.id);
  const mode = publishableKey === '' ? 'none' : isTestKey(publishableKey) ? 'test' : 'live';
  return {
    mode,
    publishableKey,
    hasEventSecret: found.state === 'saved' && found.keys.eventSecret !== '',
    isUnreadable: mode !== 'none' && found.state !== 'saved',
    isTestAllowed: takesTestPayments(parts.config, visitedHosts(request)),
    eventsAddress: `${mailAddress(parts.config, website)}/api/commerce/payments/stripe/events/${website.id}`,
  };
}
