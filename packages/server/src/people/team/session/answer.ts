import { rightsOf } from '@awning/site-model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Parts } from '../../../platform/parts.ts';
import type { Website } from '../../../platform/website/index.ts';
import type { SignedInMember, TeamMember } from '../member.ts';
import type { SessionAnswer, SignInAnswer } from '../schema.ts';
import { needsSecondFactor } from '../second-factor/rule/rule.ts';
import { clearPendingCookie, setPendingCookie } from '../second-factor/second-step/cookie.ts';
import type { Admitted } from './admit.ts';
import { rememberDevice } from './arrival.ts';
import { setSessionCookie } from './cookie.ts';

/** Sets the new session's cookie and returns who is signed in. */
export async function replySignedIn(
  parts: Pick<Parts, 'config' | 'database'>,
  request: FastifyRequest,
  reply: FastifyReply,
  member: TeamMember,
  token: string,
): Promise<SessionAnswer> {
  setSessionCookie(request, reply, token);
  clearPendingCookie(request, reply);
  rememberDevice(parts, request, reply, member);
  // A crumb from before the sign-in may have been planted, so the response carries a new one.
  request.presentedCrumb = undefined;
  return sessionAnswerFor(request, { ...member, needsSecondFactor: await needsSecondFactor(parts.database, member) });
}

/** The response to the right password. */
export async function replyAdmitted(
  parts: Pick<Parts, 'config' | 'database'>,
  request: FastifyRequest,
  reply: FastifyReply,
  admitted: Admitted,
): Promise<SignInAnswer> {
  if (admitted.kind === 'session') return replySignedIn(parts, request, reply, admitted.member, admitted.token);
  setPendingCookie(request, reply, admitted.token);
  return { secondStep: { ways: [...admitted.ways] } };
}

export function sessionAnswerFor(
  request: FastifyRequest,
  member: TeamMember & Pick<SignedInMember, 'needsSecondFactor'>,
): SessionAnswer {
  const { id, email, name, roles, isOwner, language, needsSecondFactor: isHeld } = member;
  const { website } = request;
  return {
    member: { id, email, name, roles: [...roles], isOwner, language },
    rights: [...rightsOf(roles)],
    website: websiteAnswer(website),
    needsSecondFactor: isHeld,
    crumb: request.crumb,
  };
}

function websiteAnswer({ id, name, planFlags, settings, languages }: Website): SessionAnswer['website'] {
  const { timeZone, storeSettings, isClosed, identity } = settings;
  const primaryFirst = languages.toSorted((first, second) => Number(second.isPrimary) - Number(first.isPrimary));
  return {
    id,
    name,
    planFlags: [...planFlags],
    currency: storeSettings.currency,
    timeZone,
    isClosed,
    titlePatterns: identity.titlePatterns,
    languages: primaryFirst.map(({ code, name: languageName, enabled }) => ({
      code,
      name: languageName,
      isEnabled: enabled,
    })),
  };
}
