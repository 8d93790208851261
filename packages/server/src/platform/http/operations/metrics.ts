import type { FastifyInstance } from 'fastify';

export interface Metrics {
  /** Counts a request that the framework did not see. */
  observe(labels: { readonly method: string; readonly route: string; readonly status: number }, seconds: number): void;
  readonly contentType: string;
  text(): Promise<string>;
}

/** Counts and times requests by route, never by address: addresses would create unlimited labels. */
export async function collectMetrics(app: FastifyInstance): Promise<Metrics> {
  // Loaded only if the operator asks for metrics.
  const { collectDefaultMetrics, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  return {
    observe: (labels, seconds) => durations.observe(labels, seconds),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}

/** Without a token the metrics cannot be read, so nothing is counted. */
export const noMetrics: Metrics = {
  observe: () => undefined,
  contentType: 'text/plain; charset=utf-8',
  text: () => Promise.resolve(''),
};
