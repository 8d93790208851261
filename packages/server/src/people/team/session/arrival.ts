import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Parts } from '../../../platform/parts.ts';
import { accountKey, createKnownDevices } from '../../device/index.ts';
import type { TeamMember } from '../member.ts';
import { noticeSender, type SendNotice } from '../notice/notice.ts';
import { sessionToken } from './cookie.ts';
import type { Caller } from './session.ts';

/** A browser in which a member signs in. */
export interface Arrival extends Caller {
  /** The browser's previous session; it ends, whatever account it belongs to. */
  readonly formerToken: string | undefined;
  /** Whether the member has signed in with this browser before. */
  isKnownTo(member: Pick<TeamMember, 'email'>): boolean;
  readonly tell: SendNotice;
}

export function arrivalOf(parts: Pick<Parts, 'config' | 'clock' | 'jobs'>, request: FastifyRequest): Arrival {
  const devices = createKnownDevices(parts.config.secrets);
  return {
    ...callerOf(request),
    formerToken: sessionToken(request),
    isKnownTo: (member) => devices.knows(request, accountKey('team', member.email)),
    tell: noticeSender(parts, request),
  };
}

export function callerOf(request: FastifyRequest): Caller {
  return { address: request.ip, userAgent: request.headers['user-agent'] ?? '' };
}

export function rememberDevice(
  { config }: Pick<Parts, 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
  member: Pick<TeamMember, 'email'>,
): void {
  createKnownDevices(config.secrets).remember(request, reply, accountKey('team', member.email));
}
