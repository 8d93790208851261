import { NotFoundError, PageType } from '@awning/site-model';
import { Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defineRoute, escapeHtml, pathOf, type Route } from '../../../platform/http/index.ts';
import { isId } from '../../../platform/id.ts';
import type { Parts } from '../../../platform/parts.ts';
import { wordsFor } from '../../../platform/website/index.ts';
import { openFile, readAssets, sendOpened } from '../../../site/media/index.ts';
import { renderSystemPage } from '../../../site/rendering/index.ts';
import { type GrantState, grantState, tokenAge } from './grant.ts';
import { downloadPageTexts } from './messages.ts';
import { selectGrant, takeUse } from './store.ts';

/** A large file over a slow line breaks off; what is fetched in parts within an hour is one download. */
const PART_OF_DOWNLOAD_MS = 3_600_000;

/** What was bought, for whoever has its link. */
export function downloadPageRoutes(parts: Parts): Route[] {
  const { database, config, clock } = parts;
  return [
    defineRoute({
      method: 'GET',
      path: '/checkout/downloads/:downloadId',
      access: { kind: 'anyone' },
      openWhileClosed: true,
      forgery: 'safe',
      limit: 'download',
      impersonal: true,
      schema: {
        params: Type.Object({ downloadId: Type.String() }),
        query: Type.Object({ token: Type.Optional(Type.String({ maxLength: 200 })) }),
      },
      async handle(request, reply) {
        const { website, params, query, headers } = request;
        const grant = isId(params.downloadId) ? await selectGrant(database, website.id, params.downloadId) : undefined;
        const age = grant ? tokenAge(config.secrets, grant, query.token ?? '') : 'wrong';
        if (!grant || age === 'wrong') throw new NotFoundError(pathOf(request));
        reply.headers({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' });
        if (age === 'replaced') return await sayWhy(parts, request, reply, 'replaced');
        const now = clock.now();
        const state = grantState(grant, now);
        // The last download may still be continued.
        const isOver = state !== 'open' && !(state === 'used-up' && headers.range !== undefined);
        if (isOver) return await sayWhy(parts, request, reply, state);
        const [asset] = await readAssets(database, website.id, grant.assetId === null ? [] : [grant.assetId]);
        // Opened first: what cannot be sent is not counted.
        const file = asset ? await openFile(parts, request, asset, grant.name) : 'absent';
        if (file === 'absent') return await sayWhy(parts, request, reply, 'gone');
        if (file === 'beyond-end') return await reply.code(416).send();
        const since = new Date(now.getTime() - PART_OF_DOWNLOAD_MS);
        const isHead = request.method === 'HEAD';
        // Programs ask for the whole as a range, too, which is a download of its own.
        const { isPart } = file;
        const isTaken = isHead || (await takeUse(database, website.id, grant.id, { now, isPart, since }));
        if (!isTaken) {
          file.content.destroy();
          return await sayWhy(parts, request, reply, 'used-up');
        }
        return await sendOpened(request, reply, file);
      },
    }),
  ];
}

async function sayWhy(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  reason: Exclude<GrantState, 'open'> | 'replaced',
): Promise<FastifyReply> {
  const texts = wordsFor(request, downloadPageTexts);
  const sentences = {
    expired: texts.expired,
    'used-up': texts.usedUp,
    ended: texts.ended,
    gone: texts.gone,
    replaced: texts.replaced,
  } as const;
  return await renderSystemPage(parts, request, reply, {
    pageType: PageType.page,
    title: texts.title,
    html: `<p class="download-page-text">${escapeHtml(sentences[reason])}</p>`,
    status: 410,
  });
}
