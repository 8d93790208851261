import { dateText } from '@awning/formats';
import type { FastifyRequest } from 'fastify';
import type { Connection } from '../../../platform/database/index.ts';
import { sendMail } from '../../../platform/mail/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { mailAddress, primaryLanguage } from '../../../platform/website/index.ts';
import { deviceName, shortAddress } from '../../device/index.ts';
import type { TeamMember } from '../member.ts';
import { type Notice, noticeTemplates } from './mail.ts';

/** Mails a member what happened to their account, in the same transaction. */
export type SendNotice = (connection: Connection, notice: Notice, member: TeamMember) => Promise<void>;

/**
 * The mail contains only our own texts: a stranger may control the browser, so only what the server itself knows is
 * named.
 */
export function noticeSender(parts: Pick<Parts, 'config' | 'clock' | 'jobs'>, request: FastifyRequest): SendNotice {
  const { website } = request;
  return async (connection, notice, member) => {
    const language = member.language ?? primaryLanguage(website);
    await sendMail(parts, connection, {
      websiteId: website.id,
      to: member.email,
      language,
      template: noticeTemplates[notice],
      data: {
        websiteName: website.name,
        device: deviceName(request.headers['user-agent'] ?? ''),
        network: shortAddress(request.ip),
        time: noticeTime(parts.clock.now(), language, website.settings.timeZone),
        link: new URL('/config/account', mailAddress(parts.config, website)).href,
      },
    });
  };
}

/** The format of a time in all notices. */
export function noticeTime(at: Date, language: string, timeZone: string): string {
  return dateText(at, { locale: language, timeZone, date: 'long', time: 'long' });
}
