import { Readable } from 'node:stream';
import { bytesPerMegabyte } from '@awning/formats';
import { Type } from '@sinclair/typebox';
import { isDuplicate } from '../../../platform/database/index.ts';
import {
  answerOf,
  createCalls,
  createDocument,
  type EditContext,
  type EditOutcome,
  readDocument,
  saveDocument,
} from '../../../platform/editing/index.ts';
import { defineRoute, Refusal, type Route, refused, type TeamRequest } from '../../../platform/http/index.ts';
import { Id } from '../../../platform/id.ts';
import type { Parts } from '../../../platform/parts.ts';
import { storageOf } from '../../../platform/storage/index.ts';
import { deleteContent, insertContent, type NewContent, releaseKey, selectUploaded } from '../content/store.ts';
import { assetDocument } from '../editing/document.ts';
import { type AssetBody, Kind } from '../editing/schema.ts';
import { mediaMessages } from '../messages.ts';
import { readAssets } from '../store.ts';
import { askForWidths } from '../tasks.ts';
import type { AssetKind, FoundKind } from './kind.ts';
import { fittingName, nameFault } from './name.ts';
import { discard, receiveFile } from './receive.ts';

const query = {
  name: Type.String({ maxLength: 1000, description: 'Of the file; gets the ending that fits what it is' }),
  kind: Type.Optional(Kind),
};

/** How a file comes to the website, and how another one takes its place. */
export function uploadRoutes(parts: Parts): Route[] {
  const calls = createCalls(parts, assetDocument);
  const uploading = {
    ...calls.changing,
    method: 'POST',
    accepts: ['stream'],
    bodyLimit: Math.max(...Object.values(parts.config.uploadLimits)) * bytesPerMegabyte,
  } as const;
  const examples = [{ query: { name: 'care.pdf' }, body: '%PDF-1.7 How to care for stoneware' }];
  const refusals = {
    400: mediaMessages.upload({ reason: 'incomplete' }, '', undefined),
    413: mediaMessages.upload({ reason: 'tooLarge', limitBytes: 20 * bytesPerMegabyte }, 'bowl.jpg', undefined),
    415: mediaMessages.upload({ reason: 'wrongKind' }, 'bowl.exe', 'image'),
  };
  return [
    defineRoute({
      ...uploading,
      path: '/api/uploads',
      summary:
        'Uploads a file. What it is, is found from its bytes. Sent again with the same header `Idempotency-Key`, it is one file.',
      schema: {
        query: Type.Object({
          ...query,
          folderId: Type.Optional(Id),
          isPrivate: Type.Optional(Type.Boolean({ description: 'Not public: for a product that is downloaded' })),
        }),
        answer: calls.answer,
      },
      refusals,
      examples,
      handle: (request) =>
        upload(parts, request, async (context, { content, found }) => {
          const { name, folderId = null, isPrivate = false } = request.query;
          const filename = fittingName(name, found);
          const focalPoint = { x: 0.5, y: 0.5 };
          const body: AssetBody = { contentId: content.id, filename, folderId, isPrivate, focalPoint, texts: {} };
          return await createDocument(context, assetDocument, body);
        }),
    }),
    defineRoute({
      ...uploading,
      path: '/api/files/:id/upload',
      summary:
        'Puts another content of the same kind into the place of a file, which keeps its id, texts and uses and gets a new address.',
      schema: {
        params: Type.Object({ id: Id }),
        query: Type.Object({ name: query.name, version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }) }),
        answer: calls.answer,
      },
      refusals: { ...refusals, ...calls.gone, ...calls.stale },
      examples: [
        {
          query: { name: 'mark.svg' },
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="9"><path d="M0 0h9"/></svg>',
        },
      ],
      handle: async (request) => {
        const { id } = request.params;
        const { version, name } = request.query;
        const [asset] = await readAssets(parts.database, request.website.id, [id]);
        if (!asset) return answerOf(assetDocument, { ok: false, refusal: { reason: 'gone' } });
        // Whatever shows a picture cannot show a document.
        const { website, member, headers, body } = request;
        const sameKind = { website, member, headers, body, query: { name, kind: asset.kind } };
        return await upload(parts, sameKind, async (context, { content, found }) => {
          const before = await readDocument(context, assetDocument, id);
          if (!before) return { ok: false, refusal: { reason: 'gone' } };
          const filename = fittingName(name, found);
          const body = { ...(before.body as AssetBody), contentId: content.id, filename };
          return await saveDocument(context, assetDocument, id, { version, body });
        });
      },
    }),
  ];
}

type UploadRequest = Pick<TeamRequest, 'website' | 'member' | 'headers' | 'body'> & {
  readonly query: { readonly name: string; readonly kind?: AssetKind };
};

interface Received {
  readonly content: NewContent;
  readonly found: FoundKind;
}

/** Receives the file, then writes its content and what `write` makes of it in one transaction; or neither. */
async function upload(
  parts: Parts,
  request: UploadRequest,
  write: (context: EditContext, received: Received) => Promise<EditOutcome>,
) {
  const { website, headers, body, query } = request;
  const fault = nameFault(query.name);
  if (fault) {
    const message = fault === 'empty' ? mediaMessages.name.empty : mediaMessages.uploadProblem;
    return refused(400, message, { errors: { 'query.name': mediaMessages.name[fault] }, extra: { reason: 'badName' } });
  }
  const uploadKey = headers['idempotency-key'];
  if (uploadKey !== undefined && !isKey(uploadKey)) return refused(400, mediaMessages.badKey);
  const earlier = uploadKey && (await uploadedDocument(parts, request, uploadKey));
  if (earlier) return earlier;
  const received = await receiveFile(parts, website.id, {
    source: bytesOf(body),
    expectedBytes: Number(headers['content-length'] ?? 0),
    wanted: query.kind,
  });
  if (!received.ok) {
    const { refusal } = received;
    const extra = { ...refusal };
    return refused(statuses[refusal.reason], mediaMessages.upload(refusal, query.name, query.kind), { extra });
  }
  const isKept = await keep(parts, request, received, uploadKey, write).catch(async (error: unknown) => {
    await discard(storageOf(parts.config), website.id, received.content.id);
    // The same upload was sent twice at the same moment.
    const winner = isDuplicate(error, 'asset_content_one_per_upload_key') && uploadKey;
    if (!winner) throw error;
    return await uploadedDocument(parts, request, winner);
  });
  if (isKept instanceof Refusal) await discard(storageOf(parts.config), website.id, received.content.id);
  return isKept;
}

const statuses = { wrongKind: 415, tooLarge: 413, incomplete: 400 } as const;

async function keep(
  parts: Parts,
  request: UploadRequest,
  received: Received,
  uploadKey: string | undefined,
  write: (context: EditContext, received: Received) => Promise<EditOutcome>,
) {
  const { jobs, clock } = parts;
  return await createCalls(parts, assetDocument).edit(request, async (context) => {
    const { connection, website } = context;
    if (uploadKey !== undefined) await releaseKey(connection, website.id, uploadKey);
    const { content } = received;
    await insertContent(connection, website.id, content, { uploadKey: uploadKey ?? null, now: clock.now() });
    const outcome = await write(context, received);
    // A refusal has to take the content with it, and a transaction that returns is committed.
    if (!outcome.ok) await deleteContent(connection, website.id, content.id);
    else if (content.state === 'waiting') {
      await askForWidths(jobs, connection, { websiteId: website.id, contentId: content.id });
    }
    return outcome;
  });
}

async function uploadedDocument(parts: Parts, request: UploadRequest, uploadKey: string) {
  const { database, clock } = parts;
  const id = await selectUploaded(database, request.website.id, uploadKey);
  if (id === undefined) return undefined;
  const context = { connection: database, website: request.website, clock };
  const document = await readDocument(context, assetDocument, id);
  return document && answerOf(assetDocument, { ok: true, document });
}

/** A stream that is left early stays open, so that the refusal reaches the sender; the server reads the rest away. */
function bytesOf(body: unknown): AsyncIterable<Uint8Array> {
  return body ? (body as Readable).iterator({ destroyOnReturn: false }) : Readable.from([]);
}

function isKey(text: string | string[]): text is string {
  return typeof text === 'string' && /^[\x21-\x7e]{1,100}$/.test(text);
}
