import { emailKey } from '@awning/site-model';
import { inBatches, sendCsv } from '../../platform/csv/index.ts';
import { auditedBy, writeAudit } from '../../platform/database/index.ts';
import { Done } from '../../platform/done.ts';
import { defineRoute, type Route, refused } from '../../platform/http/index.ts';
import { IdParams } from '../../platform/id.ts';
import { pageOf, ROWS_TO_FETCH } from '../../platform/page.ts';
import type { Parts } from '../../platform/parts.ts';
import { contactMessages } from './messages.ts';
import * as schema from './schema.ts';
import { type Contact, type ContactPage, deleteContact, selectContacts } from './store.ts';

const reading = {
  method: 'GET',
  access: { kind: 'team', right: 'contacts.edit' },
  forgery: 'safe',
  limit: 'unlimited',
} as const;

/** The contacts of a website, for its team. */
export function contactRoutes(parts: Parts): Route[] {
  const { database, clock } = parts;
  return [
    defineRoute({
      ...reading,
      path: '/api/newsletter/contacts',
      summary: 'Newsletter contacts, the latest first, 50 at a time.',
      schema: { query: schema.ContactQuery, answer: schema.ContactListAnswer },
      handle: async ({ website, query }) => {
        const page = { ...filterOf(query), after: query.after, limit: ROWS_TO_FETCH };
        const found = await selectContacts(database, website.id, page);
        const { rows, nextAfter } = pageOf(found);
        return { contacts: rows.map(listed), nextAfter };
      },
    }),
    defineRoute({
      ...reading,
      access: { kind: 'team', right: 'contacts.edit', fresh: true },
      path: '/config/contacts.csv',
      schema: { query: schema.ExportQuery },
      handle: async ({ website, member, query }, reply) => {
        await writeAudit(database, {
          ...auditedBy(clock, website.id, member),
          what: 'newsletter.contactsExported',
          subject: 'newsletter_contact',
        });
        const rows = inBatches((after, limit) =>
          selectContacts(database, website.id, { ...filterOf(query), after, limit }),
        );
        return sendCsv(reply, 'contacts.csv', csvHead, cellsOf(rows));
      },
    }),
    defineRoute({
      method: 'DELETE',
      path: '/api/newsletter/contacts/:id',
      summary: 'Deletes a contact for good.',
      access: { kind: 'team', right: 'contacts.edit', fresh: true },
      forgery: 'crumb',
      limit: 'team-change',
      schema: { params: IdParams, answer: Done },
      refusals: { 404: contactMessages.contactGone },
      handle: ({ website, member, params }) =>
        database.transaction(async (connection) => {
          const isGone = !(await deleteContact(connection, website.id, params.id));
          if (isGone) return refused(404, contactMessages.contactGone, { extra: { reason: 'contactGone' } });
          await writeAudit(connection, {
            ...auditedBy(clock, website.id, member),
            what: 'newsletter.contactDeleted',
            subject: `newsletter_contact/${params.id}`,
          });
          return { ok: true };
        }),
    }),
  ];
}

function filterOf({ q, status }: { readonly q?: string; readonly status?: ContactPage['status'] }) {
  return { search: q ? emailKey(q) : undefined, status };
}

const csvHead = ['Email', 'Status', 'Language', 'Source', 'Created', 'Subscribed', 'Unsubscribed'];

async function* cellsOf(contacts: AsyncIterable<Contact>): AsyncGenerator<readonly string[]> {
  for await (const contact of contacts) {
    const { email, status, language, source, createdAt, subscribedAt, unsubscribedAt } = contact;
    const moments = [createdAt, subscribedAt, unsubscribedAt].map((moment) => moment?.toISOString() ?? '');
    yield [email, status, language, source, ...moments];
  }
}

function listed({ id, email, status, language, source, createdAt, subscribedAt, unsubscribedAt }: Contact) {
  return {
    id,
    email,
    status,
    language,
    source,
    createdAt: createdAt.toISOString(),
    subscribedAt: subscribedAt?.toISOString() ?? null,
    unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
  };
}
