import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../../../platform/http/index.ts';
import { tokenHash } from '../../../platform/token.ts';
import { siteUserRefusal } from '../refusal.ts';
import { busyRefusal } from '../session/sign-in-call.ts';

/** The refusal for an address that cannot be confirmed. */
export function confirmRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  reason: 'gone' | 'wrong' | 'busy',
): Refusal {
  if (reason === 'busy') return busyRefusal(request, reply);
  return reason === 'gone'
    ? siteUserRefusal(request, 404, 'linkGone')
    : siteUserRefusal(request, 400, 'passwordWrong', 'password');
}

/**
 * The holder of the link must not be able to guess passwords. The link is secret, so strangers cannot use up its
 * attempts.
 */
export const confirmLimit = {
  limit: 'confirm-link',
  limitSubject: ({ body }: { readonly body: { readonly token?: string } }) =>
    `site-user-link:${tokenHash(body.token ?? '').toString('base64url')}`,
} as const;
