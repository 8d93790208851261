import { NotFoundError } from '@awning/site-model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasTag, pathOf } from '../../platform/http/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { type Asset, contentTag } from './asset.ts';
import { originalKey, variantKey } from './content/keys.ts';
import { selectContents } from './content/store.ts';
import { openStored, safeHeaders, sendOpened } from './open-file.ts';
import { askForWidths } from './tasks.ts';
import { askedWidth, nearestWidth, usefulWidths } from './widths.ts';

interface WantedPicture {
  readonly contentId: string;
  /** Such as 500w. */
  readonly format: string | undefined;
  readonly cacheControl: string;
}

/** Sends a picture of another feature, in the width that is asked for as soon as there is one. */
export async function sendPicture(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  { contentId, format, cacheControl }: WantedPicture,
): Promise<FastifyReply> {
  const [content] = await selectContents(parts.database, request.website.id, [contentId]);
  if (!content) throw new NotFoundError(pathOf(request));
  const choice = chooseFile(content, format, request.headers.accept);
  if (choice.isMissing) await askForWidths(parts.jobs, parts.database, { websiteId: request.website.id, contentId });
  reply.header('vary', 'Accept');
  const file = { ...content, contentId, filename: '' };
  return await sendFile(parts, request, reply, file, choice, choice.isMissing ? 'private, no-store' : cacheControl);
}

type StoredFile = Pick<Asset, 'contentId' | 'kind' | 'contentType' | 'checksum' | 'filename'>;

interface FileChoice {
  /** `undefined` stands for the original. */
  readonly width: number | undefined;
  readonly format: 'webp' | 'same';
  /** Whether the width asked for will exist once the job has run, so that this answer must not be kept. */
  readonly isMissing: boolean;
}

export const original: FileChoice = { width: undefined, format: 'same', isMissing: false };

export function chooseFile(
  asset: Pick<Asset, 'kind' | 'contentType' | 'width' | 'madeWidths' | 'state'>,
  asked: string | undefined,
  accept: string | undefined,
): FileChoice {
  const format = accept?.includes('image/webp') === true || asset.contentType === 'image/webp' ? 'webp' : 'same';
  const width = askedWidth(asked);
  if (width === undefined) return { width: undefined, format, isMissing: false };
  const isPossible = usefulWidths(asset).includes(width) && asset.state !== 'failed';
  return {
    width: nearestWidth(width, asset.madeWidths),
    format,
    isMissing: isPossible && !asset.madeWidths.includes(width),
  };
}

export async function sendFile(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  asset: StoredFile,
  { width, format }: FileChoice,
  cacheControl: string,
): Promise<FastifyReply> {
  const isVariant = width !== undefined;
  const key = isVariant
    ? variantKey(request.website.id, asset.contentId, width, format)
    : originalKey(request.website.id, asset.contentId);
  const contentType = isVariant && format === 'webp' ? 'image/webp' : asset.contentType;
  const tag = `"${contentTag(asset)}${isVariant ? `-${width}-${format}` : ''}"`;
  reply.headers({
    ...safeHeaders(asset, contentType),
    'cache-control': cacheControl,
    etag: tag,
    'accept-ranges': 'bytes',
  });
  if (hasTag(request.headers['if-none-match'], tag)) return await reply.code(304).send();
  const found = await openStored(parts, request, key, tag);
  // A file that was lost is no file any more, but no fault of whoever asks.
  if (found === 'absent') throw new NotFoundError(pathOf(request));
  if (found === 'beyond-end') return await reply.code(416).header('cache-control', 'no-store').send();
  return await sendOpened(request, reply, found);
}
