import { PageType } from '@awning/site-model';
import { Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defineRoute, escapeHtml, type Route } from '../../platform/http/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { addressIn } from '../../platform/website/index.ts';
import { renderSystemPage } from '../rendering/index.ts';
import { newsletterPageTexts } from './messages.ts';
import { confirm, contactOfLink, unsubscribe } from './newsletter.ts';

const Token = Type.Object({ token: Type.Optional(Type.String({ maxLength: 200 })) });
const confirmPath = '/newsletter/confirm';
const leavePath = '/newsletter/unsubscribe';

const page = { method: 'GET', access: { kind: 'anyone' }, forgery: 'safe', limit: 'unlimited' } as const;
/** The token in the address is the proof; a mail program that unsubscribes for its reader has no other (RFC 8058). */
const press = {
  method: 'POST',
  access: { kind: 'anyone' },
  forgery: 'own-secret',
  limit: 'newsletter-link',
  accepts: ['form'],
} as const;

/**
 * The pages of mailed links. Opening one changes nothing, because virus scanners open every link in a mail; its button
 * does.
 */
export function newsletterPageRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      ...page,
      path: confirmPath,
      schema: { query: Token },
      handle: (request, reply) => {
        const { confirmAsk, confirmAction } = newsletterPageTexts(request.textLanguage);
        return show(parts, request, reply, 'confirm', confirmAsk, button(request, confirmPath, confirmAction));
      },
    }),
    defineRoute({
      ...press,
      path: confirmPath,
      schema: { query: Token },
      refusals: { 404: newsletterPageTexts('en').confirmGone },
      handle: async (request, reply) => {
        const { website, textLanguage, query } = request;
        const { confirmed, confirmGone } = newsletterPageTexts(textLanguage);
        const contact = await confirm(parts, { website, token: query.token ?? '' });
        if (contact === undefined) return show(parts, request, reply, 'confirm', confirmGone, '', 404);
        return show(parts, request, reply, 'confirm', confirmed);
      },
    }),
    defineRoute({
      ...page,
      openWhileClosed: true,
      path: leavePath,
      schema: { query: Token },
      refusals: { 404: newsletterPageTexts('en').leaveGone },
      handle: async (request, reply) => {
        const { leaveAsk, leaveAction, left, leaveGone } = newsletterPageTexts(request.textLanguage);
        const contact = await contactOfLink(parts, request.website.id, request.query.token ?? '');
        if (contact === undefined) return show(parts, request, reply, 'leave', leaveGone, '', 404);
        if (contact.status === 'unsubscribed') return show(parts, request, reply, 'leave', left(contact.email));
        return show(parts, request, reply, 'leave', leaveAsk(contact.email), button(request, leavePath, leaveAction));
      },
    }),
    defineRoute({
      ...press,
      openWhileClosed: true,
      path: leavePath,
      schema: { query: Token },
      refusals: { 404: newsletterPageTexts('en').leaveGone },
      handle: async (request, reply) => {
        const { left, leaveGone } = newsletterPageTexts(request.textLanguage);
        const contact = await unsubscribe(parts, request.website.id, request.query.token ?? '');
        if (contact === undefined) return show(parts, request, reply, 'leave', leaveGone, '', 404);
        return show(parts, request, reply, 'leave', left(contact.email));
      },
    }),
  ];
}

function show(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  kind: 'confirm' | 'leave',
  sentence: string,
  more = '',
  status = 200,
): Promise<FastifyReply> {
  const { confirmTitle, leaveTitle } = newsletterPageTexts(request.textLanguage);
  return renderSystemPage(parts, request, reply, {
    pageType: kind === 'leave' ? PageType.newsletterUnsubscribe : PageType.page,
    title: kind === 'leave' ? leaveTitle : confirmTitle,
    html: `<div class="newsletter-page"><p class="newsletter-page-text">${escapeHtml(sentence)}</p>${more}</div>`,
    status,
  });
}

function button(request: FastifyRequest<{ Querystring: { token?: string } }>, path: string, label: string): string {
  const { website, language, query } = request;
  const action = `${addressIn(website, language, path)}?${new URLSearchParams({ token: query.token ?? '' }).toString()}`;
  return [
    `<form class="newsletter-page-form" method="post" action="${escapeHtml(action)}">`,
    `<button type="submit" class="sqs-block-button-element sqs-button-element--primary">${escapeHtml(label)}</button>`,
    '</form>',
  ].join('');
}
