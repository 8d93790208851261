import {
  captchaMessages,
  fieldErrorMessages,
  fieldErrorTexts,
  isSubscription,
  pageOfPayload,
  readPosted,
  type SubmissionPage,
  secretFieldIds,
  submissionMessages,
} from '@awning/forms';
import { PageType } from '@awning/site-model';
import type { Static } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  defineRoute,
  ownerFrameHeaders,
  ownerFramePage,
  type Route,
  type RouteRequest,
  refused,
  siteAddress,
} from '../../../platform/http/index.ts';
import { IdParams } from '../../../platform/id.ts';
import { placed, type Sent } from '../../../platform/island.ts';
import type { Parts } from '../../../platform/parts.ts';
import { addressIn } from '../../../platform/website/index.ts';
import { renderSystemPage } from '../../rendering/index.ts';
import { formIsland } from '../definition/island.ts';
import { formIslandData, formsForPage, localForm, type PublishedForm } from '../definition/published.ts';
import * as schema from '../schema.ts';
import { SUBMISSION_LIMIT, submitText } from './routes.ts';
import { askedForm, type SubmitOutcome, submitForm } from './submit.ts';

const reading = { method: 'GET', access: { kind: 'anyone' }, forgery: 'safe', limit: 'unlimited' } as const;

const gone = { 404: submissionMessages('en').notConfigured };

/** Forms without scripts, each on its own page: the form, its errors, and the confirmation. */
export function formPageRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      ...reading,
      path: '/form/:id',
      schema: { params: IdParams },
      refusals: gone,
      handle: async (request, reply) => {
        const published = await publishedOf(parts, request);
        return published ? show(parts, request, reply, published, pageOf(request)) : notConfigured(request);
      },
    }),
    defineRoute({
      method: 'POST',
      access: { kind: 'anyone' },
      path: '/form/:id',
      forgery: 'same-origin',
      limit: 'form-submission',
      limitSubject: ({ params: { id } }) => id,
      tooManyText: (language) => submissionMessages(language).tooMany,
      bodyLimit: SUBMISSION_LIMIT,
      schema: { params: IdParams, body: schema.PlainBody },
      refusals: gone,
      examples: [{ body: { 'field.email': 'ada@example.com', 'field.message': 'Hello' } }],
      handle: (request, reply) => submitPlain(parts, request, reply),
    }),
    defineRoute({
      ...reading,
      path: '/form/:id/sent',
      schema: { params: IdParams, query: schema.SentQuery },
      refusals: gone,
      handle: async (request, reply) => {
        const published = await publishedOf(parts, request);
        if (published === undefined) return notConfigured(request);
        const backAddress = safePath(request.query.from);
        const more = { isSent: true, ...(backAddress !== undefined && { backAddress }) };
        const { successRedirect } = published.form;
        // A form must not be redirected to another site (form-action), a page may.
        if (successRedirect !== '') {
          reply.header('refresh', `0; url=${new URL(successRedirect, siteAddress(parts.config, request)).href}`);
        }
        return show(parts, request, reply, published, pageOf(request), more);
      },
    }),
    defineRoute({
      ...reading,
      path: '/form/:id/after',
      schema: { params: IdParams, query: schema.VersionQuery },
      refusals: gone,
      handle: async (request, reply) => {
        const { website, language, params: named, query } = request;
        const asked = { website, formId: named.id, version: query.version };
        const form = await askedForm(parts.database, asked, parts.clock.now());
        const html = form && localForm(website, language, form.seen).submissionHTML;
        if (!html) return notConfigured(request);
        return reply.headers(ownerFrameHeaders).type('text/html; charset=utf-8').send(ownerFramePage(html));
      },
    }),
  ];
}

type PlainRequest = RouteRequest<{ params: typeof IdParams; body: typeof schema.PlainBody }>;

async function submitPlain(parts: Parts, request: PlainRequest, reply: FastifyReply) {
  const { website, language, textLanguage, body } = request;
  const published = await publishedOf(parts, request);
  if (published === undefined) return notConfigured(request);
  const page = postedPage(body);
  if (published.captcha !== null) {
    const message = captchaMessages(textLanguage).needsScripts;
    return show(parts, request, reply, published, page, { message, ...keptAnswers(published, body) }, 400);
  }
  const outcome = await submitForm(parts, {
    address: request.ip,
    website,
    language,
    formId: published.form.id,
    version: body.formVersion === undefined ? undefined : Number(body.formVersion),
    key: null,
    read: (form) => ({ ok: true, raw: { ...readPosted(form, body), ...hiddenFromPage(request, form) } }),
    page,
  });
  if (!outcome.ok) return showRefusal(parts, request, reply, published, page, outcome);
  request.track({ name: isSubscription(outcome.form) ? 'CompleteRegistration' : 'Lead' });
  const { id, successRedirect } = outcome.form;
  return reply.redirect(safePath(successRedirect) ?? sentAddress(request, id, page.path), 303);
}

/** The form again, with its input and errors. */
function showRefusal(
  parts: Parts,
  request: PlainRequest,
  reply: FastifyReply,
  published: PublishedForm,
  page: SubmissionPage,
  outcome: Extract<SubmitOutcome, { ok: false }>,
) {
  const { textLanguage, body } = request;
  const message = submitText(outcome, textLanguage);
  if (outcome.reason === 'not-configured') return refused(404, message);
  const errors = outcome.reason === 'fields' ? fieldErrorTexts(outcome.errors, fieldErrorMessages(textLanguage)) : {};
  return show(parts, request, reply, published, page, { message, errors, ...keptAnswers(published, body) }, 400);
}

/** The input, except passwords: a page must not send them back. */
function keptAnswers({ form }: PublishedForm, body: Readonly<Record<string, unknown>>) {
  const secret = new Set(secretFieldIds(form));
  const raw = Object.entries(readPosted(form, body)).filter(([id]) => !secret.has(id));
  return { raw: Object.fromEntries(raw) };
}

/**
 * A cached page does not know the parameters of its address. The browser sends them in the referrer, so that hidden
 * fields get their values without scripts too (D-078); a second attempt comes from our own page and repeats its values.
 */
function hiddenFromPage(request: FastifyRequest, form: PublishedForm['form']): Readonly<Record<string, string>> {
  const { referer } = request.headers;
  const page = referer !== undefined && URL.canParse(referer) ? new URL(referer) : undefined;
  if (page === undefined || page.host !== request.host) return {};
  return Object.fromEntries(
    form.fields.flatMap((field) => {
      const value = field.kind === 'hidden' ? page.searchParams.get(field.key) : null;
      return value === null ? [] : [[field.id, value]];
    }),
  );
}

function postedPage(body: Static<typeof schema.PlainBody>): SubmissionPage {
  const { pageTitle, pageId, contentSource, pagePath, pagePermissionTypeValue: permission } = body;
  return pageOfPayload({
    key: '',
    form: '',
    ...(pageTitle !== undefined && { pageTitle }),
    ...(pageId !== undefined && { pageId }),
    ...(pagePath !== undefined && { pagePath }),
    ...((contentSource === 'i' || contentSource === 'c') && { contentSource }),
    ...((permission === '1' || permission === '2' || permission === '3') && { pagePermissionTypeValue: permission }),
  });
}

function pageOf(request: FastifyRequest): SubmissionPage {
  const { website, language } = request;
  return {
    title: '',
    id: '',
    kind: 'other',
    path: addressIn(website, language, request.url.split('?')[0] ?? ''),
    permission: 1,
  };
}

async function publishedOf(parts: Parts, request: RouteRequest<{ params: typeof IdParams }>) {
  const { website, language, params: asked } = request;
  return (await formsForPage(parts, parts.database, website, language, [asked.id])).get(asked.id);
}

/** What the form shows of an attempt to send it. */
type Refused = Pick<Sent<Static<typeof formIsland.own>>, 'raw' | 'errors' | 'message' | 'isSent' | 'backAddress'>;

function show(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  published: PublishedForm,
  page: SubmissionPage,
  more: Refused = {},
  status = 200,
): Promise<FastifyReply> {
  const data = { ...formIslandData(published, request.website, request.language, page), ...more };
  return renderSystemPage(parts, request, reply, {
    pageType: PageType.page,
    title: published.form.name,
    island: placed(formIsland, data),
    status,
    classes: ['view-form'],
  });
}

function notConfigured({ textLanguage }: FastifyRequest) {
  return refused(404, submissionMessages(textLanguage).notConfigured);
}

/** `from` is always a path of this site: a link must not lead elsewhere in our name. */
function sentAddress(request: FastifyRequest, formId: string, from: string): string {
  const path = addressIn(request.website, request.language, `/form/${formId}/sent`);
  return safePath(from) === undefined ? path : `${path}?${new URLSearchParams({ from }).toString()}`;
}

function safePath(text: string | undefined): string | undefined {
  return text !== undefined && /^\/(?![/\\])[^\s\\]*$/.test(text) ? text : undefined;
}
