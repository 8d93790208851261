import { PagePermission } from '@awning/site-model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { nothingAt } from '../../platform/http/index.ts';
import type { Parts } from '../../platform/parts.ts';
import type { Collection } from '../content/index.ts';
import { renderingOf } from './door.ts';

export interface PageGate {
  /** Whether the caller may see a guarded page. */
  readonly isOpen: (request: FastifyRequest, reply: FastifyReply, page: GuardedPage) => Promise<boolean>;
  /** Sends a page that asks for what opens it. */
  readonly ask: (request: FastifyRequest, reply: FastifyReply, page: GuardedPage) => Promise<void>;
}

export type GuardedPage = Pick<Collection, 'guardId' | 'permission' | 'passwordHash'>;

declare module '../../platform/feature.ts' {
  interface Feature {
    /** Decides who may see a page that is not for everybody; one feature contributes it. */
    readonly pageGate?: (parts: Parts) => PageGate;
  }
}

declare module '../../platform/parts.ts' {
  interface Parts {
    /** The gate of guarded pages; set for routes. */
    readonly pageGate?: PageGate;
  }
}

/** Whether the caller may not see the page and was told so. The team sees every page. */
export async function refuseStrangers(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  page: GuardedPage,
): Promise<boolean> {
  if (await mayOpen(parts, request, reply, page)) return false;
  if (!parts.pageGate) throw nothingAt(request);
  await parts.pageGate.ask(request, reply, page);
  return true;
}

async function mayOpen(
  { pageGate }: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  page: GuardedPage,
): Promise<boolean> {
  if (page.permission === PagePermission.public || request.member !== undefined) return true;
  return (await pageGate?.isOpen(request, reply, page)) ?? false;
}

/** Whether the caller may see what is on a page, for calls that name something on it. */
export async function mayOpenPage(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  pageId: string,
): Promise<boolean> {
  if (request.member !== undefined) return true;
  const rendering = await renderingOf(parts);
  const page = await rendering.pageOfId(request.website.id, pageId);
  return page !== undefined && (await mayOpen(parts, request, reply, page));
}
