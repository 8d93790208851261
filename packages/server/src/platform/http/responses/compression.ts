import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Below this, compressing costs more than it saves. */
const SMALLEST = 1024;

/** Fast settings, because dynamic responses are compressed while the client waits. */
const BROTLI_QUALITY = 4;
const GZIP_LEVEL = 5;

export type Encoding = 'br' | 'gzip';

/**
 * Compresses text responses. Responses that already have an encoding (assets, cached pages) and streams are not
 * changed.
 */
export function addCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    if (reply.hasHeader('content-encoding') || !isText(String(reply.getHeader('content-type') ?? ''))) return payload;
    addVary(reply);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (!encoding || Buffer.byteLength(payload) < SMALLEST || request.method === 'HEAD') return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return compress(encoding, payload);
  });
}

/** The best encoding that the client accepts. */
export function chooseEncoding(header: string | undefined): Encoding | undefined {
  if (header === undefined) return undefined;
  const taken = header.split(',').map((part) => part.trim().split(/\s*;\s*/));
  const isTaken = (name: string) =>
    taken.some(([coding, weight]) => coding === name && !/^q=0(\.0*)?$/.test(weight ?? ''));
  return isTaken('br') ? 'br' : isTaken('gzip') ? 'gzip' : undefined;
}

export function compress(
  encoding: Encoding,
  content: string | Buffer,
  effort: 'fast' | 'best' = 'fast',
): Promise<Buffer> {
  if (encoding === 'gzip') return gzipAsync(content, { level: effort === 'fast' ? GZIP_LEVEL : 9 });
  const quality = effort === 'fast' ? BROTLI_QUALITY : constants.BROTLI_MAX_QUALITY;
  return brotliAsync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

function isText(type: string): boolean {
  return /^(text\/|application\/(json|javascript|xml|manifest\+json|openmetrics)|image\/svg)/.test(type);
}

function addVary(reply: FastifyReply): void {
  const given = reply.getHeader('vary');
  const vary = Array.isArray(given) ? given.join(', ') : String(given ?? '');
  if (!/\baccept-encoding\b/i.test(vary)) {
    reply.header('vary', vary === '' ? 'accept-encoding' : `${vary}, accept-encoding`);
  }
}
