import { type Right, rights } from '@awning/site-model';
import { Done } from '../../../platform/done.ts';
import { defineRoute, isForKeys, type Route } from '../../../platform/http/index.ts';
import { IdParams } from '../../../platform/id.ts';
import type { Parts } from '../../../platform/parts.ts';
import { teamMessages } from '../messages.ts';
import { identityRefusal, teamRefusal } from '../refusal.ts';
import { makeKey, revokeKey } from './api-key.ts';
import { KeyBody, KeysAnswer, NewKeyAnswer } from './schema.ts';
import { type KeyOutline, selectKeys } from './store.ts';

const path = '/api/team/api-keys';
/** A key cannot create or revoke keys, which limits the damage of a leaked one. */
const access = { kind: 'team', right: 'apiKeys.manage', inBrowser: true } as const;

export function apiKeyRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path,
      summary: 'The API keys of the website, the newest first.',
      access,
      forgery: 'safe',
      limit: 'unlimited',
      schema: { answer: KeysAnswer },
      handle: async ({ website, server }) => ({
        keys: (await selectKeys(parts.database, website.id)).map(listedKey),
        rights: rightsOfCalls(server.declaredRoutes),
      }),
    }),
    defineRoute({
      method: 'POST',
      path,
      summary: 'Makes an API key. Programs send it as `Authorization: Bearer …`.',
      access: { ...access, fresh: true },
      forgery: 'crumb',
      limit: 'team-change',
      schema: { body: KeyBody, answer: NewKeyAnswer },
      refusals: { 409: teamMessages.tooManyKeys },
      async handle({ body, member }) {
        const { name, rights, skipsConfirmation, expiresAt: end } = body;
        const refusal = identityRefusal({ name });
        if (refusal) return refusal;
        const expiresAt = end === null ? null : new Date(end);
        // Also refuses a day that does not exist, because its time is not a number.
        if (expiresAt !== null && !(expiresAt > parts.clock.now())) return teamRefusal(400, 'keyExpired', 'expiresAt');
        const outcome = await makeKey(parts, member, { name: name.trim(), rights, skipsConfirmation, expiresAt });
        return outcome.ok ? { key: outcome.key, ...listedKey(outcome.outline) } : teamRefusal(409, 'tooManyKeys');
      },
    }),
    defineRoute({
      method: 'DELETE',
      path: `${path}/:id`,
      summary: 'Revokes an API key; it opens nothing from now on.',
      access,
      forgery: 'crumb',
      limit: 'team-change',
      schema: { params: IdParams, answer: Done },
      refusals: { 404: teamMessages.keyGone },
      async handle({ member, params }) {
        return (await revokeKey(parts, member, params.id)) ? { ok: true } : teamRefusal(404, 'keyGone');
      },
    }),
  ];
}

/** A right is offered only if a call requires it. */
function rightsOfCalls(routes: readonly Route[]): Right[] {
  const asked = new Set(routes.flatMap((route) => (isForKeys(route) ? [route.access.right] : [])));
  return rights.filter((right) => asked.has(right));
}

function listedKey({ createdAt, expiresAt, lastUsedAt, rights, ...rest }: KeyOutline) {
  return {
    ...rest,
    rights: [...rights],
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
