import { restockTexts, variantText } from '@awning/commerce';
import { auditedBy, writeAudit } from '../../platform/database/index.ts';
import { defineRoute, type Route, refused } from '../../platform/http/index.ts';
import { ROWS_TO_FETCH } from '../../platform/page.ts';
import type { Parts } from '../../platform/parts.ts';
import { primaryLanguage } from '../../platform/website/index.ts';
import { attributeTexts, productText } from '../catalogue/index.ts';
import { cursorPageOf, readCursor } from './cursor.ts';
import { restockOfficeMessages, restockVisitorTexts } from './messages.ts';
import { signUpRefusal } from './refusal.ts';
import * as schema from './schema.ts';
import { type SendRequest, sendNotices } from './sending/send.ts';
import { signUp } from './sign-up.ts';
import { type GroupRow, selectAreKnown, selectGroups, selectSignUps } from './store.ts';
import { successMessage } from './success-message.ts';

const path = '/api/site-users/account/notifications/restock';
const words = restockVisitorTexts('en');
const example = {
  productId: '0192f0c1-2b6a-7000-8000-000000000001',
  variantId: '0192f0c1-2b6a-7000-8000-000000000002',
};

const access = { kind: 'team', right: 'restock.manage' } as const;
const reading = { method: 'GET', access, forgery: 'safe', limit: 'unlimited' } as const;
const sending = { method: 'POST', access, forgery: 'crumb', limit: 'team-change' } as const;

/** Notices about what is back in stock: visitors sign up, the team lists and sends. */
export function restockRoutes(parts: Parts): Route[] {
  return [signUpRoute(parts), ...listRoutes(parts), ...sendRoutes(parts)];
}

function signUpRoute(parts: Parts): Route {
  return defineRoute({
    method: 'POST',
    path,
    summary: 'Signs an address up for a notice when a sold-out variant is back.',
    access: { kind: 'anyone' },
    impersonal: true,
    forgery: 'crumb',
    limit: 'restock-sign-up',
    limitSubject: ({ body }) => body.productId,
    tooManyText: (language) => restockTexts(language).tooMany,
    schema: { body: schema.SignUpBody, answer: schema.SignUpAnswer },
    refusals: { 404: words.unknown, 409: words.available },
    examples: [{ body: { ...example, siteVisitorEmail: 'ada@example.com', isJoinMailingList: false } }],
    handle: async ({ website, language, textLanguage, body, ip }) => {
      const { siteVisitorEmail: email, captchaToken, ...asked } = body;
      const outcome = await signUp(parts, { ...asked, website, language, email, captchaToken, address: ip });
      if (!outcome.ok) return signUpRefusal(outcome.reason, textLanguage);
      return { message: successMessage(website, language, textLanguage) };
    },
  });
}

function listRoutes({ database }: Parts): Route[] {
  return [
    defineRoute({
      ...reading,
      path: `${path}/groups`,
      summary: 'The variants that somebody waits for, 50 at a time.',
      schema: { query: schema.GroupsQuery, answer: schema.GroupsAnswer },
      handle: async ({ website, query }) => {
        const found = await selectGroups(database, website.id, {
          after: readCursor(query.cursor),
          limit: ROWS_TO_FETCH,
        });
        const { rows, ...page } = cursorPageOf(found, ({ variantId }) => variantId);
        return { ...page, signUpGroups: rows.map((row) => groupView(row, primaryLanguage(website))) };
      },
    }),
    defineRoute({
      ...reading,
      path,
      summary: 'Who waits for a variant or was told, in the order of the sign-ups, 50 at a time.',
      schema: { query: schema.SignUpsQuery, answer: schema.SignUpsAnswer },
      refusals: { 404: restockOfficeMessages.unknown },
      handle: async ({ website, query: { productId, variantId, cursor } }) => {
        if (!(await selectAreKnown(database, website.id, [{ productId, variantId }]))) return unknownVariant();
        const wanted = { productId, variantId, after: readCursor(cursor), limit: ROWS_TO_FETCH };
        const { rows, ...page } = cursorPageOf(await selectSignUps(database, website.id, wanted), ({ id }) => id);
        return {
          ...page,
          signUps: rows.map(({ id, email, isJoinMailingList, createdAt, notifiedAt }) => ({
            id,
            siteVisitorEmail: email,
            isJoinMailingList,
            createdOn: createdAt.toISOString(),
            notifiedOn: notifiedAt?.toISOString() ?? null,
          })),
        };
      },
    }),
  ];
}

/** D-083: both tell everybody who waits. */
function sendRoutes({ database, clock, jobs }: Parts): Route[] {
  const send = (website: { id: string }, member: { id: string; name: string }, requests: readonly SendRequest[]) =>
    database.transaction(async (connection) => {
      if (!(await selectAreKnown(connection, website.id, requests))) return undefined;
      const queued = await sendNotices({ clock, jobs }, connection, website.id, requests);
      if (queued > 0) {
        await writeAudit(connection, {
          ...auditedBy(clock, website.id, member),
          what: 'restock.sent',
          subject: 'restock_signup',
          after: { queued },
        });
      }
      return queued;
    });
  return [
    defineRoute({
      ...sending,
      path: `${path}/send`,
      summary: 'Tells everybody who waits for a variant that it is back.',
      schema: { body: schema.SendBody, answer: schema.SendAnswer },
      refusals: { 404: restockOfficeMessages.unknown, 409: restockOfficeMessages.nobody },
      handle: async ({ website, member, body }, reply) => {
        const queued = await send(website, member, [body]);
        if (queued === undefined) return unknownVariant();
        if (queued === 0) return refused(409, restockOfficeMessages.nobody, { extra: { reason: 'nobody' } });
        reply.code(202);
        return { queued };
      },
    }),
    defineRoute({
      ...sending,
      path: `${path}/send/all`,
      summary:
        'Tells everybody who waits for any of these variants that it is back; variants that nobody waits for are left out.',
      schema: { body: schema.SendAllBody, answer: schema.SendAnswer },
      refusals: { 404: restockOfficeMessages.unknown },
      handle: async ({ website, member, body }, reply) => {
        const queued = await send(website, member, body.sendRequests);
        if (queued === undefined) return unknownVariant();
        reply.code(202);
        return { queued };
      },
    }),
  ];
}

function unknownVariant() {
  return refused(404, restockOfficeMessages.unknown, { extra: { reason: 'unknown' } });
}

function groupView(row: GroupRow, language: string): schema.GroupView {
  const { productId, variantId, texts, attributes, waiting, since, qtyInStock, isPublished } = row;
  return {
    productId,
    variantId,
    productName: productText(texts, 'name', { language, primaryLanguage: language }) ?? '',
    variantDescriptor: variantText(attributeTexts(texts, attributes, language)),
    signUpCount: waiting,
    waitingSince: since.toISOString(),
    qtyInStock,
    isPublished,
  };
}
