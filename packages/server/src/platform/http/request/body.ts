import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { httpMessages } from '../messages.ts';
import { RequestRefusedError } from '../responses/errors.ts';
import type { BodyKind, Route } from '../routing/route.ts';
import { readMultipart } from './multipart.ts';
import { parseForm } from './query-string.ts';
import { refuseUnstorable } from './storable.ts';

/** 64 kB is enough for every form and call; uploads declare more. */
export const DEFAULT_BODY_LIMIT = 64 * 1024;

const typeNames: Readonly<Record<BodyKind, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  text: 'text/plain',
  raw: 'any type',
  // Not what the file is: a form of another site cannot send this type without asking first.
  stream: 'application/octet-stream',
  files: 'multipart/form-data',
};

export function acceptedBodies(route: Route): readonly BodyKind[] {
  if (route.accepts) return route.accepts;
  switch (route.forgery) {
    case 'same-origin':
      return ['form'];
    case 'beacon':
      return ['json', 'text'];
    default:
      return ['json'];
  }
}

/**
 * Refuses a content type that the route does not accept before the body is read: a form on another site can send some
 * types, but not JSON.
 */
export function refuseOtherBodies(route: Route, request: FastifyRequest): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  if (encoding === undefined && (length === undefined || length === '0')) return;
  const accepted = acceptedBodies(route);
  if (accepted.includes('raw') || accepted.some((kind) => typeNames[kind] === mediaType(request))) return;
  const names = accepted.map((kind) => typeNames[kind]).join(' or ');
  throw new RequestRefusedError(415, httpMessages.unsupportedType(names));
}

/** One parser for all types: the route decides how a body is read, not the content type alone. */
export function addBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    try {
      done(null, readBody(request, body));
    } catch (error) {
      done(error as Error);
    }
  });
}

/** The same for routes that read the body themselves; `app` is a context of their own. */
export function addStreamParser(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
}

/**
 * The same for routes that take forms with files; `app` is a context of their own. Other forms are still read as a whole.
 */
export function addFilesParser(app: FastifyInstance): void {
  app.addContentTypeParser(typeNames.files, async (request: FastifyRequest, payload: Readable) => {
    // A form that is refused early stays open, so that the refusal reaches the sender.
    const source = payload.iterator({ destroyOnReturn: false });
    const form = await readMultipart(source, request.headers['content-type'] ?? '', DEFAULT_BODY_LIMIT);
    request.files = form.files;
    return form.fields;
  });
}

export function takesFiles(route: Route): boolean {
  return acceptedBodies(route).includes('files');
}

export function takesStream(route: Route): boolean {
  return acceptedBodies(route).includes('stream');
}

function readBody(request: FastifyRequest, body: Buffer): unknown {
  const declaration = request.routeOptions.config.declaration;
  if (!declaration || acceptedBodies(declaration).includes('raw')) return body;
  if (body.length === 0) return undefined;
  const text = body.toString('utf8');
  return mediaType(request) === typeNames.form ? readForm(text) : readJson(text);
}

function readForm(text: string): unknown {
  if (text.includes('%00') || text.includes('\0')) throw new RequestRefusedError(400, httpMessages.malformed);
  const form = parseForm(text);
  if (!form) throw new RequestRefusedError(413, httpMessages.tooManyFields);
  return form;
}

function readJson(text: string): unknown {
  const value = parseJson(text);
  // Checking every part takes time, so it is done only if an escape sequence could have produced a bad character.
  if (/\\u(?:0000|d[89a-f])/i.test(text)) refuseUnstorable(value);
  return value;
}

function parseJson(text: string): unknown {
  const isSuspicious = text.includes('__proto__') || text.includes('\\u00');
  try {
    return isSuspicious ? JSON.parse(text, refusePrototype) : JSON.parse(text);
  } catch {
    throw new RequestRefusedError(400, httpMessages.malformedJson);
  }
}

/** Refuses keys that change an object's prototype. */
function refusePrototype(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new Error('The body holds a part that is not allowed');
  return value;
}

function mediaType(request: FastifyRequest): string {
  return (request.headers['content-type'] ?? '').split(';', 1)[0]!.trim().toLowerCase();
}
