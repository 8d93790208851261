import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/index.ts';
import { docsPage, docsPolicy } from '../docs/docs-page.ts';
import { httpMessages } from '../messages.ts';
import { refused } from '../routing/refusal.ts';
import { defineRoute, type Route } from '../routing/route.ts';
import type { Metrics } from './metrics.ts';
import { pingDatabase } from './store.ts';

const Health = Type.Object({ status: Type.Literal('ok') });

/** Routes for operators and developers: health, readiness, metrics and API documentation. */
export function operationRoutes(app: FastifyInstance, database: Database, metrics: Metrics): Route[] {
  const shared = { forgery: 'safe', limit: 'unlimited', anyHost: true, schema: {} } as const;
  return [
    defineRoute({
      ...shared,
      method: 'GET',
      path: '/healthz',
      summary: 'Says that the process runs.',
      access: { kind: 'anyone' },
      openWhileClosed: true,
      schema: { answer: Health },
      handle: (_request, reply) => {
        reply.header('cache-control', 'no-store');
        return { status: 'ok' };
      },
    }),
    defineRoute({
      ...shared,
      method: 'GET',
      path: '/readyz',
      summary: 'Says whether the process can serve: it has its database.',
      access: { kind: 'anyone' },
      openWhileClosed: true,
      schema: { answer: Health },
      refusals: { 503: httpMessages.unavailable },
      handle: async (_request, reply) => {
        reply.header('cache-control', 'no-store');
        const isReady = await pingDatabase(database).then(
          () => true,
          () => false,
        );
        return isReady ? { status: 'ok' } : refused(503, httpMessages.unavailable);
      },
    }),
    defineRoute({
      ...shared,
      method: 'GET',
      path: '/metrics',
      access: { kind: 'operator' },
      handle: async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()),
    }),
    ...documentationRoutes(app),
  ];
}

function documentationRoutes(app: FastifyInstance): Route[] {
  const shared = {
    method: 'GET',
    access: { kind: 'anyone' },
    openWhileClosed: true,
    forgery: 'safe',
    limit: 'unlimited',
    anyHost: true,
  } as const;
  // The routes are fixed after the start, so the document is built once, on the first request.
  let written: { readonly page: string; readonly document: string } | undefined;
  const write = () => {
    const document = app.swagger() as Parameters<typeof docsPage>[0];
    return { page: docsPage(document), document: JSON.stringify(document) };
  };
  return [
    defineRoute({
      ...shared,
      path: '/api/docs',
      schema: {},
      handle: (_request, reply) => {
        written ??= write();
        reply.header('content-security-policy', docsPolicy);
        return reply.type('text/html; charset=utf-8').send(written.page);
      },
    }),
    defineRoute({
      ...shared,
      path: '/api/docs/openapi.json',
      schema: {},
      handle: (_request, reply) => {
        written ??= write();
        return reply.type('application/json; charset=utf-8').send(written.document);
      },
    }),
  ];
}
