import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { NotFoundError } from '@awning/site-model';
import { Type } from '@sinclair/typebox';
import { defineRoute, pathOf, type Route } from '../../platform/http/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { systemCode } from '../../platform/system-code.ts';
import type { Asset } from './asset.ts';
import { originalFile, variantFile } from './files.ts';
import { readAssets } from './store.ts';
import { askForVariants } from './tasks.ts';
import { askedWidth, nearestWidth, usefulWidths } from './widths.ts';

export function imageRoutes(parts: Parts): Route[] {
  const { config, database } = parts;
  return [
    defineRoute({
      method: 'GET',
      path: '/s/:assetId/:filename',
      access: { kind: 'anyone' },
      forgery: 'safe',
      limit: 'unlimited',
      impersonal: true,
      schema: {
        params: Type.Object({ assetId: Type.String(), filename: Type.String() }),
        query: Type.Object({ format: Type.Optional(Type.String()) }),
      },
      async handle(request, reply) {
        const { assetId } = request.params;
        const [asset] = isUuid(assetId) ? await readAssets(database, request.website.id, [assetId]) : [];
        if (asset === undefined) {
          throw new NotFoundError(pathOf(request));
        }
        const choice = chooseFile(asset, request.query.format, request.headers.accept);
        if (choice.isMissing) {
          await orderVariants(parts, request.website.id, asset.id);
        }
        const file =
          choice.width === undefined
            ? originalFile(config.dataFolder, request.website.id, asset.id)
            : variantFile(config.dataFolder, request.website.id, asset.id, choice.width, choice.format);
        const { size } = await stat(file).catch((error: unknown) => {
          // A file that was lost is no picture any more, but no fault of whoever asks.
          throw systemCode(error) === 'ENOENT' ? new NotFoundError(pathOf(request)) : error;
        });
        return reply
          .header(
            'content-type',
            choice.width !== undefined && choice.format === 'webp' ? 'image/webp' : asset.contentType,
          )
          .header('content-length', size)
          .header('vary', 'Accept')
          .header('cache-control', choice.isMissing ? 'public, max-age=10' : 'public, max-age=31536000, immutable')
          .send(createReadStream(file));
      },
    }),
  ];
}

interface FileChoice {
  /** `undefined` stands for the original. */
  readonly width: number | undefined;
  readonly format: 'webp' | 'same';
  /** Whether the width asked for will exist once the job has run, so that this answer must not be kept. */
  readonly isMissing: boolean;
}

export function chooseFile(asset: Asset, asked: string | undefined, accept: string | undefined): FileChoice {
  const format = accept?.includes('image/webp') === true || asset.contentType === 'image/webp' ? 'webp' : 'same';
  const width = askedWidth(asked);
  if (width === undefined || asset.width === null) {
    return { width: undefined, format, isMissing: false };
  }
  const isMissing = usefulWidths(asset.width).includes(width) && !asset.madeWidths.includes(width);
  return { width: nearestWidth(width, asset.madeWidths), format, isMissing };
}

async function orderVariants({ jobs, database }: Parts, websiteId: string, assetId: string): Promise<void> {
  await askForVariants(jobs, database, { websiteId, assetId });
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}
