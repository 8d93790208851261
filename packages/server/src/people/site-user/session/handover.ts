import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Connection } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import type { ReplyChange } from '../share.ts';
import type { CarryIntoAccount } from './sign-in.ts';

/**
 * Moves what the visitor has collected into the account (D-040). One feature after the other, so that all requests lock
 * in the same order.
 */
export function carryIntoAccount(
  { siteUserShares = [] }: Parts,
  request: FastifyRequest,
): CarryIntoAccount<readonly ReplyChange[]> {
  return async (connection, siteUserId) => {
    const told: ReplyChange[] = [];
    for (const share of siteUserShares) {
      if (share.follow) told.push(await share.follow(connection, request, siteUserId));
    }
    return told;
  };
}

/** The account keeps its data; with `clone` the browser gets a copy. */
export async function copyForBrowser(
  { siteUserShares = [] }: Parts,
  connection: Connection,
  request: FastifyRequest,
  left: { readonly siteUserId: string; readonly clone: boolean },
): Promise<readonly ReplyChange[]> {
  const told: ReplyChange[] = [];
  for (const share of siteUserShares) {
    if (share.leave) told.push(await share.leave(connection, request, left));
  }
  return told;
}

export function applyToReply(reply: FastifyReply, told: readonly ReplyChange[]): void {
  for (const tell of told) tell(reply);
}
