import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../api/client.ts';
import type { Asked } from '../kit/list/list-address.ts';

export type OutboxMail = Answer<'GET /api/mail/outbox'>['mails'][number];
export type MailStatus = OutboxMail['status'];

/** What the outbox can be asked for in its address. */
export const outboxChoices = {
  status: ['waiting', 'held', 'sent', 'bounced', 'failed', 'undelivered'],
} as const;

export type AskedMails = Asked<typeof outboxChoices>['status'];

export const mailKey = ['mail'] as const;

export function outboxQuery(status: AskedMails) {
  return infiniteQueryOptions({
    queryKey: [...mailKey, 'outbox', status ?? 'all'],
    queryFn: ({ pageParam }) =>
      call('GET /api/mail/outbox', {
        query: { ...(status === undefined ? {} : { status }), ...(pageParam === null ? {} : { after: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextAfter,
  });
}

export type MailServer = Answer<'GET /api/website/mail-server'>;

export const mailServerQuery = queryOptions({
  queryKey: [...mailKey, 'server'],
  queryFn: () => call('GET /api/website/mail-server', {}),
});

export type MailKind = Answer<'GET /api/mail/templates'>['templates'][number];

export const templatesQuery = queryOptions({
  queryKey: [...mailKey, 'templates'],
  queryFn: () => call('GET /api/mail/templates', {}),
});

export function mailQuery(id: string) {
  return queryOptions({
    queryKey: [...mailKey, id],
    queryFn: () => call('GET /api/mail/outbox/:id', { params: { id } }),
  });
}
