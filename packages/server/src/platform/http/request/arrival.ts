import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Route } from '../routing/route.ts';
import { takesFiles, takesStream } from './body.ts';

/** How long a request may take to arrive completely, beside what its file needs on a slow line. */
const ARRIVAL_MS = 120_000;
/** 400 kbit/s. */
const SLOWEST_BYTES_PER_MS = 50;

/**
 * Gives up a request that arrives too slowly: it would hold a connection for as long as it likes. Node has one time limit for all
 * requests, which is too long for a form or too short for a film.
 */
export function limitArrival(app: FastifyInstance, allowedMs: typeof arrivalMs = arrivalMs): void {
  app.addHook('onRequest', async (request, reply) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.raw.headers;
    if (encoding === undefined && (length === undefined || length === '0')) return;
    giveUpAfter(allowedMs(request.routeOptions.config.declaration, length), request, reply);
  });
}

/** The milliseconds in which a request for this route has to arrive. */
export function arrivalMs(route: Route | undefined, contentLength: string | undefined): number {
  if (!route || !(takesStream(route) || takesFiles(route))) return ARRIVAL_MS;
  const largest = route.filesLimit ?? route.bodyLimit ?? 0;
  return ARRIVAL_MS + Math.min(Number(contentLength ?? largest), largest) / SLOWEST_BYTES_PER_MS;
}

function giveUpAfter(ms: number, request: FastifyRequest, reply: FastifyReply): void {
  const { raw, server } = request;
  // Weak, so that the timer does not keep a request in memory whose end is never reported. One that still arrives is kept by its
  // connection.
  const [arriving, answer] = [new WeakRef(raw), new WeakRef(reply)];
  const timer = setTimeout(() => giveUp(server, arriving.deref(), answer.deref()), ms).unref();
  const stop = () => clearTimeout(timer);
  raw.once('end', stop).once('close', stop);
}

function giveUp(
  server: FastifyInstance,
  raw: FastifyRequest['raw'] | undefined,
  reply: FastifyReply | undefined,
): void {
  if (raw === undefined || raw.complete) return;
  // As Node does it for its own time limit, so that the request is refused in the same words.
  const error = Object.assign(new Error('The request did not arrive in time'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  if (reply?.sent === false && raw.socket.writable) server.server.emit('clientError', error, raw.socket);
  else raw.destroy();
}
