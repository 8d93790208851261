import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Parts } from '../../platform/parts.ts';
import { storageOf, type WantedRange } from '../../platform/storage/index.ts';
import { type Asset, contentTag } from './asset.ts';
import { originalKey } from './content/keys.ts';
import { rangeOf } from './range.ts';
import { endingsOf } from './upload/kind.ts';
import { fittingName } from './upload/name.ts';

type Headers = Readonly<Record<string, string | number>>;

/** The bytes that a request wants, whole or a part, before anything is sent. */
export interface OpenedFile {
  readonly status: 200 | 206;
  /** Whether it is less than the whole. */
  readonly isPart: boolean;
  readonly headers: Headers;
  readonly content: Readable;
}

/** Opens a file for somebody who bought it; it is always saved, under the name that the buyer was told. */
export async function openFile(
  parts: Pick<Parts, 'config'>,
  request: FastifyRequest,
  asset: Asset,
  name: string,
): Promise<OpenedFile | 'absent' | 'beyond-end'> {
  const tag = `"${contentTag(asset)}"`;
  const filename = fittingName(name, { endings: endingsOf(asset.contentType) });
  const opened = await openStored(parts, request, originalKey(request.website.id, asset.contentId), tag);
  if (typeof opened === 'string') return opened;
  const headers = {
    ...safeHeaders({ kind: 'file', filename }, asset.contentType),
    etag: tag,
    'accept-ranges': 'bytes',
  };
  return { ...opened, headers: { ...headers, ...opened.headers } };
}

export async function openStored(
  { config }: Pick<Parts, 'config'>,
  request: FastifyRequest,
  key: string,
  tag: string,
): Promise<OpenedFile | 'absent' | 'beyond-end'> {
  const range = wantedRange(request, tag);
  const found = await storageOf(config).get(key, range);
  if (typeof found === 'string') return found;
  const { bytes, first, length, content } = found;
  return {
    status: range ? 206 : 200,
    isPart: length < bytes,
    headers: {
      'content-length': length,
      ...(range && { 'content-range': `bytes ${first}-${first + length - 1}/${bytes}` }),
    },
    content,
  };
}

export async function sendOpened(
  { method }: FastifyRequest,
  reply: FastifyReply,
  { status, headers, content }: OpenedFile,
): Promise<FastifyReply> {
  reply.code(status).headers(headers);
  if (method !== 'HEAD') return await reply.send(content);
  content.destroy();
  return await reply.send(Readable.from([]));
}

/** A part of what the browser already has is wanted only if that is still what lies here. */
function wantedRange({ headers }: FastifyRequest, tag: string): WantedRange | undefined {
  const condition = headers['if-range'];
  return condition === undefined || condition === tag ? rangeOf(headers.range) : undefined;
}

/**
 * Files come from the website's own address, so none of them may act as a page of it: what is shown runs in a sandbox without rights,
 * and what is not shown is saved. Pictures, sound and films may be shown by other pages, such as mails in a browser.
 */
export function safeHeaders(
  { kind, filename }: Pick<Asset, 'kind' | 'filename'>,
  contentType: string,
): Readonly<Record<string, string>> {
  return {
    'content-type': contentType.startsWith('text/') ? `${contentType}; charset=utf-8` : contentType,
    'x-content-type-options': 'nosniff',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': kind === 'file' ? 'same-origin' : 'cross-origin',
    ...(kind !== 'file' && { 'timing-allow-origin': '*' }),
    ...(kind === 'file' && { 'content-disposition': attachment(filename) }),
  };
}

/** RFC 6266: a name in plain letters for old programs, and the real one. */
function attachment(filename: string): string {
  const plain = filename.normalize('NFKD').replaceAll(/[^\w .()-]/g, '_');
  const exact = encodeURIComponent(filename).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
