import { defineRoute, type Route } from '../http/index.ts';
import type { Parts } from '../parts.ts';
import { MailServerAnswer } from './editing/schema.ts';

export function websiteRoutes({ config }: Parts): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/website/mail-server',
      summary: 'Whether mails can leave, and under which address.',
      access: { kind: 'team', right: 'settings.manage' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { answer: MailServerAnswer },
      handle: () => ({ hasMailServer: config.smtpUrl !== undefined, mailFrom: config.mailFrom ?? '' }),
    }),
  ];
}
