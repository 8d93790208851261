import { hasFeature, PageType } from '@awning/site-model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml, type UnlockFault } from '../../platform/http/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { addressIn } from '../../platform/website/index.ts';
import { renderSystemPage } from '../rendering/index.ts';
import { guardedPageTexts } from './messages.ts';

/** The address of the form that takes the password of a page. */
export const PAGE_UNLOCK_PATH = '/unlock/page';

interface Asked {
  readonly page: string;
  /** Where the visitor wanted to go, with the prefix of the language. */
  readonly to: string;
  readonly fault?: UnlockFault;
}

/** With the prefix of a language it is still short enough for the form. */
const MAX_TARGET_LENGTH = 3900;

/** Asks for the password of a page, at the address of the page. It works without scripts. */
export async function sendPasswordPage(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  { page, to, fault }: Asked,
): Promise<FastifyReply> {
  const texts = guardedPageTexts(request.textLanguage);
  const action = escapeHtml(addressIn(request.website, request.language, PAGE_UNLOCK_PATH));
  const said =
    fault && `<p class="field-error" id="page-password-fault" role="alert">${escapeHtml(texts.faults[fault])}</p>`;
  const marks = fault && ' aria-invalid="true" aria-describedby="page-password-fault" autofocus';
  if (fault === 'busy') reply.header('retry-after', '3');
  return await send(parts, request, reply, {
    pageType: PageType.protectedContent,
    title: texts.passwordTitle,
    ...(fault === 'busy' && { status: 429 }),
    html: [
      `<p>${escapeHtml(texts.passwordAsk)}</p>`,
      `<form class="guarded-page-form" method="post" action="${action}">`,
      `<div class="form-item"><label class="title" for="page-password">${escapeHtml(texts.password)}</label>`,
      said ?? '',
      `<input class="field-element" id="page-password" name="password" type="password" required autocomplete="off"${marks ?? ''}></div>`,
      `<input type="hidden" name="page" value="${escapeHtml(page)}">`,
      `<input type="hidden" name="to" value="${escapeHtml(to.slice(0, MAX_TARGET_LENGTH))}">`,
      `<button type="submit" class="sqs-block-button-element sqs-button-element--primary">${escapeHtml(texts.enter)}</button>`,
      '</form>',
    ].join(''),
  });
}

/** Tells that a page is for customers with an account, and leads to the sign-in and back. */
export async function sendMembersPage(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { website, language, textLanguage } = request;
  const texts = guardedPageTexts(textLanguage);
  const next = `?next=${encodeURIComponent(addressIn(website, language, request.url))}`;
  const link = (path: string, look: string, text: string) =>
    `<a class="sqs-block-button-element sqs-button-element--${look}" href="${escapeHtml(addressIn(website, language, path) + next)}">${escapeHtml(text)}</a>`;
  return await send(parts, request, reply, {
    pageType: PageType.memberAreaAccessDenied,
    title: texts.membersTitle,
    // Who has switched accounts off since has nothing to offer here.
    html: hasFeature(website.planFlags, 'SITE_USER_ACCOUNTS')
      ? [
          `<p>${escapeHtml(texts.membersAsk)}</p>`,
          `<p class="guarded-page-links">${link('/account/login', 'primary', texts.signIn)} ${link('/account/register', 'secondary', texts.register)}</p>`,
        ].join('')
      : '',
  });
}

function send(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  {
    html,
    ...page
  }: { readonly pageType: number; readonly title: string; readonly status?: number; readonly html: string },
): Promise<FastifyReply> {
  reply.header('x-robots-tag', 'noindex');
  return renderSystemPage(parts, request, reply, { ...page, html: `<div class="guarded-page">${html}</div>` });
}
