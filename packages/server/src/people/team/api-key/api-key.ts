import type { Right } from '@awning/site-model';
import type { FastifyRequest } from 'fastify';
import { type Connection, newId } from '../../../platform/database/index.ts';
import type { SignedInMember, TeamCaller } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { newToken, TOKEN_LENGTH, tokenHash } from '../../../platform/token.ts';
import { auditTeam } from '../audit.ts';
import { lockMember } from '../store.ts';
import { countKeys, deleteKey, insertKey, type KeyOutline, selectKeyCaller, touchKey } from './store.ts';

/** Distinguishes a key from other secrets, for people and for secret scanners. */
const KEY_PREFIX = 'awning_';
const HINT_LENGTH = 4;
const MAX_KEYS_PER_MEMBER = 50;
/** Use is recorded at most this often, so that a busy program does not write a row per call. */
const NOTE_USE_EVERY_MS = 60_000;

/** The token in the request's `Authorization` header, whether or not such a key exists. */
export function keyIn({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^Bearer awning_(.*)$/i.exec(headers.authorization ?? '')?.[1];
}

/** The member in whose name the key calls; undefined if the key is unknown, expired or revoked. */
export async function memberOfKey(
  connection: Connection,
  websiteId: string,
  token: string,
  at: Date,
): Promise<TeamCaller | undefined> {
  if (token.length !== TOKEN_LENGTH) return undefined;
  const found = await selectKeyCaller(connection, websiteId, tokenHash(token), at);
  if (found === undefined) return undefined;
  const { caller, lastUsedAt } = found;
  const isWorthNoting = lastUsedAt === null || at.getTime() - lastUsedAt.getTime() >= NOTE_USE_EVERY_MS;
  if (isWorthNoting && caller.apiKeyId !== null) await touchKey(connection, websiteId, caller.apiKeyId, at);
  return caller;
}

export interface WantedKey {
  readonly name: string;
  readonly rights: readonly Right[];
  readonly skipsConfirmation: boolean;
  readonly expiresAt: Date | null;
}

export type KeyOutcome =
  | { readonly ok: true; readonly key: string; readonly outline: KeyOutline }
  | { readonly ok: false; readonly reason: 'too-many' };

/** Creates a key. The token is returned once and cannot be read again. */
export async function makeKey(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  by: SignedInMember,
  wanted: WantedKey,
): Promise<KeyOutcome> {
  const token = newToken();
  const outline: KeyOutline = {
    ...wanted,
    id: newId(clock),
    hint: token.slice(-HINT_LENGTH),
    memberName: by.name,
    createdAt: clock.now(),
    lastUsedAt: null,
  };
  return database.transaction(async (connection) => {
    // The member's row is locked, so that two concurrent calls cannot both take the last place.
    await lockMember(connection, by.websiteId, by.id);
    if ((await countKeys(connection, by.websiteId, by.id)) >= MAX_KEYS_PER_MEMBER) {
      return { ok: false, reason: 'too-many' };
    }
    await insertKey(connection, { ...outline, websiteId: by.websiteId, memberId: by.id, tokenHash: tokenHash(token) });
    const { name, rights, skipsConfirmation, expiresAt } = wanted;
    await auditTeam(connection, clock, by, 'apiKeyMade', `team_api_key/${outline.id}`, {
      after: { name, rights, skipsConfirmation, expiresAt },
    });
    return { ok: true, key: `${KEY_PREFIX}${token}`, outline };
  });
}

/** Returns false if there is no such key. */
export async function revokeKey(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  by: SignedInMember,
  id: string,
): Promise<boolean> {
  return database.transaction(async (connection) => {
    const name = await deleteKey(connection, by.websiteId, id);
    if (name === undefined) return false;
    await auditTeam(connection, clock, by, 'apiKeyRevoked', `team_api_key/${id}`, { before: { name } });
    return true;
  });
}
