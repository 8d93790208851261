import type { FastifyRequest } from 'fastify';
import type { TeamCaller } from '../../platform/http/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { keyIn, memberOfKey } from './api-key/api-key.ts';
import { callerOf } from './session/arrival.ts';
import { sessionToken } from './session/cookie.ts';
import { memberOfSession } from './session/session.ts';
import { isSetupOpen } from './setup/setup.ts';

/** The team's part of the HTTP layer: identifies the member, and the holder of the setup link. */
export interface TeamHooks {
  identify(request: FastifyRequest): Promise<TeamCaller | undefined>;
  holdsSetupLink(request: FastifyRequest): Promise<boolean>;
}

export function teamHooks({ database, clock }: Pick<Parts, 'database' | 'clock'>): TeamHooks {
  return {
    // A call with a key is the key's alone: the cookies of a browser add nothing to it.
    identify: async (request) => {
      const key = keyIn(request);
      return key === undefined
        ? memberOfSession(database, request.website.id, sessionToken(request), callerOf(request), clock.now())
        : memberOfKey(database, request.website.id, key, clock.now());
    },
    holdsSetupLink: (request) =>
      isSetupOpen(database, clock, request.website.id, (request.query as { readonly token?: unknown }).token),
  };
}
