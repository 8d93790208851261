import type { FastifyRequest } from 'fastify';
import type { Parts } from '../../platform/parts.ts';
import type { SignedInMember } from './member.ts';
import { callerOf } from './session/arrival.ts';
import { sessionToken } from './session/cookie.ts';
import { memberOfSession } from './session/session.ts';
import { isSetupOpen } from './setup/setup.ts';

/** The team's part of the HTTP layer: identifies the member, and the holder of the setup link. */
export interface TeamHooks {
  identify(request: FastifyRequest): Promise<SignedInMember | undefined>;
  holdsSetupLink(request: FastifyRequest): Promise<boolean>;
}

export function teamHooks({ database, clock }: Pick<Parts, 'database' | 'clock'>): TeamHooks {
  return {
    identify: (request) =>
      memberOfSession(database, request.website.id, sessionToken(request), callerOf(request), clock.now()),
    holdsSetupLink: (request) =>
      isSetupOpen(database, clock, request.website.id, (request.query as { readonly token?: unknown }).token),
  };
}
