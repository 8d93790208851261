import { PageType } from '@awning/site-model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defineRoute, escapeHtml, type Route } from '../../platform/http/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { addressIn } from '../../platform/website/index.ts';
import { renderSystemPage } from '../../site/rendering/index.ts';
import { confirmSignUp, leave, signUpOfLink } from './links.ts';
import { restockVisitorTexts } from './messages.ts';
import { LinkQuery } from './schema.ts';

const confirmPath = '/restock/confirm';
const leavePath = '/restock/unsubscribe';

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
export function restockPageRoutes(parts: Parts): Route[] {
  return [...confirmRoutes(parts), ...leaveRoutes(parts)];
}

function confirmRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      ...page,
      path: confirmPath,
      schema: { query: LinkQuery },
      handle: (request, reply) => {
        const { confirmTitle, confirmAsk, confirmAction } = restockVisitorTexts(request.textLanguage);
        return show(parts, request, reply, confirmTitle, confirmAsk, button(request, confirmPath, confirmAction));
      },
    }),
    defineRoute({
      ...press,
      path: confirmPath,
      schema: { query: LinkQuery },
      refusals: { 404: restockVisitorTexts('en').confirmGone },
      handle: async (request, reply) => {
        const { confirmTitle, confirmed, confirmGone } = restockVisitorTexts(request.textLanguage);
        const isValid = await confirmSignUp(parts, request.website.id, request.query.token ?? '');
        return isValid
          ? show(parts, request, reply, confirmTitle, confirmed)
          : show(parts, request, reply, confirmTitle, confirmGone, '', 404);
      },
    }),
  ];
}

function leaveRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      ...page,
      openWhileClosed: true,
      path: leavePath,
      schema: { query: LinkQuery },
      refusals: { 404: restockVisitorTexts('en').leaveGone },
      handle: async (request, reply) => {
        const { leaveTitle, leaveAsk, leaveAction, leaveGone } = restockVisitorTexts(request.textLanguage);
        const signedUp = await signUpOfLink(parts, request.website.id, request.query.token ?? '');
        if (signedUp === undefined) return show(parts, request, reply, leaveTitle, leaveGone, '', 404);
        const ask = button(request, leavePath, leaveAction);
        return show(parts, request, reply, leaveTitle, leaveAsk(signedUp.email), ask);
      },
    }),
    defineRoute({
      ...press,
      openWhileClosed: true,
      path: leavePath,
      schema: { query: LinkQuery },
      refusals: { 404: restockVisitorTexts('en').leaveGone },
      handle: async (request, reply) => {
        const { leaveTitle, left, leaveGone } = restockVisitorTexts(request.textLanguage);
        const signedUp = await leave(parts, request.website.id, request.query.token ?? '');
        return signedUp === undefined
          ? show(parts, request, reply, leaveTitle, leaveGone, '', 404)
          : show(parts, request, reply, leaveTitle, left(signedUp.email));
      },
    }),
  ];
}

function show(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  title: string,
  sentence: string,
  more = '',
  status = 200,
): Promise<FastifyReply> {
  return renderSystemPage(parts, request, reply, {
    pageType: PageType.page,
    title,
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
