import { PageType } from '@awning/site-model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../../platform/http/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { addressIn } from '../../platform/website/index.ts';
import { renderSystemPage } from '../rendering/index.ts';

interface Shown {
  readonly title: string;
  readonly sentence: string;
  /** The button that does what the sentence asks, as HTML. */
  readonly button?: string;
  readonly status?: number;
  readonly pageType?: number;
}

/** A page with one sentence, and a button if it asks something. */
export function showSentence(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  { title, sentence, button = '', status = 200, pageType = PageType.page }: Shown,
): Promise<FastifyReply> {
  return renderSystemPage(parts, request, reply, {
    pageType,
    title,
    html: `<div class="newsletter-page"><p class="newsletter-page-text">${escapeHtml(sentence)}</p>${button}</div>`,
    status,
  });
}

/** Sends the token of the page to a path. */
export function tokenButton(request: FastifyRequest, path: string, token: string, label: string): string {
  const { website, language } = request;
  const action = `${addressIn(website, language, path)}?${new URLSearchParams({ token }).toString()}`;
  return [
    `<form class="newsletter-page-form" method="post" action="${escapeHtml(action)}">`,
    `<button type="submit" class="sqs-block-button-element sqs-button-element--primary">${escapeHtml(label)}</button>`,
    '</form>',
  ].join('');
}
