import type { FastifyRequest } from 'fastify';
import { pathOf, siteAddress, visitedHosts } from '../../platform/http/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { isPrivatePlace } from '../../platform/website/index.ts';
import type { PageRequest } from './site.ts';

/** The parts of a request that rendering needs. */
export function pageRequest({ config, clock }: Pick<Parts, 'config' | 'clock'>, request: FastifyRequest): PageRequest {
  return {
    website: request.website,
    language: request.language,
    path: pathOf(request),
    query: singleValues(request.query as Readonly<Record<string, unknown>>),
    origin: siteAddress(config, request),
    isTestShop: config.testPayments === 'allow' && !isPrivatePlace(config, visitedHosts(request)),
    now: clock.now(),
  };
}

/** Whether the builder's canvas is asked for. Nothing else may be sent then: scripts of the theme would run in its place. */
export function wantsCanvas({ query }: Pick<FastifyRequest, 'query'>): boolean {
  const { preview, canvas } = query as Readonly<Record<string, unknown>>;
  return preview !== undefined && canvas !== undefined;
}

/** Of a repeated parameter the last value counts. */
function singleValues(query: Readonly<Record<string, unknown>>): Record<string, string> {
  const pairs = Object.entries(query).flatMap(([name, value]): [string, string][] => {
    const single: unknown = Array.isArray(value) ? value.at(-1) : value;
    return typeof single === 'string' ? [[name, single]] : [];
  });
  return Object.fromEntries(pairs);
}
