import { Done } from '../../../../platform/done.ts';
import { defineRoute, type Route } from '../../../../platform/http/index.ts';
import type { Parts } from '../../../../platform/parts.ts';
import { confirmByPasskey } from '../../confirmation/confirmation.ts';
import { teamMessages } from '../../messages.ts';
import { teamRefusal } from '../../refusal.ts';
import { SessionAnswer } from '../../schema.ts';
import { replySignedIn } from '../../session/answer.ts';
import { arrivalOf } from '../../session/arrival.ts';
import { pendingToken } from '../second-step/cookie.ts';
import { beginPasskeyStep, takePasskeyStep } from '../second-step/second-step.ts';
import { challengeOfSession } from './challenge.ts';
import { beginProof } from './passkey.ts';
import { placeOf } from './place.ts';
import { AssertionBody, RequestAnswer } from './schema.ts';

const signIn = { access: { kind: 'anyone' }, openWhileClosed: true, forgery: 'crumb', limit: 'login' } as const;
const confirmation = {
  access: { kind: 'team', right: 'any', beforeSecondFactor: true },
  forgery: 'crumb',
  limit: 'login',
} as const;

/** A passkey as second step of signing in, and to confirm the member's identity. */
export function passkeyProofRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      ...signIn,
      method: 'POST',
      path: '/api/team/session/passkey/options',
      summary: 'What the browser needs to finish signing in with a passkey, after the password.',
      schema: { answer: RequestAnswer },
      refusals: { 401: teamMessages.secondStepGone },
      async handle(request) {
        const { website } = request;
        const pending = { websiteId: website.id, token: pendingToken(request) };
        const options = await beginPasskeyStep(parts, pending, placeOf(parts.config, website));
        return options === undefined ? teamRefusal(401, 'secondStepGone') : { options };
      },
    }),
    defineRoute({
      ...signIn,
      method: 'POST',
      path: '/api/team/session/passkey',
      summary: 'Finishes signing in with a passkey, after the password.',
      schema: { body: AssertionBody, answer: SessionAnswer },
      refusals: { 401: teamMessages.secondStepGone },
      async handle(request, reply) {
        const { website } = request;
        const pending = { websiteId: website.id, token: pendingToken(request) };
        const given = { assertion: request.body.assertion, place: placeOf(parts.config, website) };
        const outcome = await takePasskeyStep(parts, pending, given, arrivalOf(parts, request));
        if (outcome.ok) return replySignedIn(parts, request, reply, outcome.member, outcome.token);
        return outcome.reason === 'gone'
          ? teamRefusal(401, 'secondStepGone')
          : teamRefusal(400, 'passkeyRefused', 'assertion');
      },
    }),
    defineRoute({
      ...confirmation,
      method: 'POST',
      path: '/api/team/confirmation/passkey/options',
      summary: 'What the browser needs to confirm with a passkey that it is the member who calls.',
      schema: { answer: RequestAnswer },
      async handle({ member, website }) {
        const place = placeOf(parts.config, website);
        return { options: await beginProof(parts, member, place, challengeOfSession('confirm', member)) };
      },
    }),
    defineRoute({
      ...confirmation,
      method: 'POST',
      path: '/api/team/confirmation/passkey',
      summary: 'Confirms with a passkey that it is the member who calls; counts for ten minutes in this session.',
      schema: { body: AssertionBody, answer: Done },
      async handle({ member, website, body }) {
        const place = placeOf(parts.config, website);
        const isConfirmed = await confirmByPasskey(parts, member, { assertion: body.assertion, place });
        return isConfirmed ? { ok: true } : teamRefusal(400, 'passkeyRefused', 'assertion');
      },
    }),
  ];
}
