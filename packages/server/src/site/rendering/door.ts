import { PageType } from '@awning/site-model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readPreviewToken } from '../../platform/editing/index.ts';
import type { Parts } from '../../platform/parts.ts';
import type { SystemPage } from '../../platform/system-page.ts';
import type { StoredPage } from './page-cache.ts';
import { pageRequest, wantsCanvas } from './page-request.ts';
import { openRendering, type Rendering } from './rendering.ts';
import { sendPage } from './send-page.ts';

const opened = new WeakMap<Parts['database'], Promise<Rendering>>();

/** The rendering of this process, opened on first use and shared by all features. */
export function renderingOf(parts: Parts): Promise<Rendering> {
  const known = opened.get(parts.database);
  if (known !== undefined) return known;
  const opening = openRendering(parts);
  opened.set(parts.database, opening);
  opening.catch(() => opened.delete(parts.database));
  return opening;
}

/** Sends a page that a feature renders inside the website's theme. */
export async function renderSystemPage(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  page: SystemPage,
): Promise<FastifyReply> {
  const rendering = await renderingOf(parts);
  return sendPage(request, reply, await rendering.systemPage(pageRequest(parts, request), page));
}

/** A page of a feature in a language, as a canvas: complete for the frame, or its main content alone. */
export async function drawSystemCanvas(
  parts: Parts,
  request: FastifyRequest,
  page: SystemPage,
  { language, part }: { readonly language: string; readonly part: 'document' | 'main-content' },
): Promise<StoredPage> {
  const rendering = await renderingOf(parts);
  const query = part === 'document' ? {} : { format: part };
  return await rendering.systemCanvas({ ...pageRequest(parts, request), language, path: '/', query }, page);
}

/** Whether the address has a preview link that is still valid; it opens a closed shop for its page. */
export function holdsPreviewLink({ config, clock }: Parts, { query, website }: FastifyRequest): boolean {
  const token = (query as Readonly<Record<string, unknown>>)['preview'];
  return typeof token === 'string' && readPreviewToken(config, website.id, token, clock.now()) !== undefined;
}

/** Whether there is a page at the request's address. */
export async function isPage(parts: Parts, request: FastifyRequest): Promise<boolean> {
  const rendering = await renderingOf(parts);
  return (await rendering.page(pageRequest(parts, request))) !== undefined;
}

/** The theme's error page; undefined for statuses without one, and on the canvas. */
export async function renderErrorPage(
  parts: Parts,
  request: FastifyRequest,
  status: number,
): Promise<string | undefined> {
  const pageType = status === 404 ? PageType.notFound : status >= 500 ? PageType.error : undefined;
  if (pageType === undefined || wantsCanvas(request)) return undefined;
  const rendering = await renderingOf(parts);
  return await rendering.condition(pageRequest(parts, request), pageType);
}
