import type { FastifyRequest } from 'fastify';
import type { Connection } from '../../../platform/database/index.ts';
import { sendMail } from '../../../platform/mail/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { mailAddress, primaryLanguage } from '../../../platform/website/index.ts';
import { deviceName, shortAddress } from '../../device/index.ts';
import type { TeamMember } from '../member.ts';
import { type Notice, noticeTemplates } from './mail.ts';

/** Mails a member what happened to their account, in the transaction in which it happened. */
export type SendNotice = (connection: Connection, notice: Notice, member: TeamMember) => Promise<void>;

/** Everything in the mail is ours: of the browser, which a stranger may control, it names only what we know ourselves. */
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

/** A moment as all notices tell it. */
export function noticeTime(at: Date, language: string, timeZone: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long', timeZone }).format(at);
}
