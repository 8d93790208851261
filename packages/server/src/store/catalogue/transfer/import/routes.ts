import { Readable } from 'node:stream';
import { type Language, spokenLanguage } from '@awning/formats';
import { sendCsv } from '../../../../platform/csv/index.ts';
import { defineRoute, type Route, refused } from '../../../../platform/http/index.ts';
import { IdParams } from '../../../../platform/id.ts';
import { pageOf, ROWS_TO_FETCH } from '../../../../platform/page.ts';
import type { Parts } from '../../../../platform/parts.ts';
import { importMessages } from './messages.ts';
import { MAX_ARCHIVE_BYTES } from './picture/receive-archive.ts';
import { receiveImport } from './receive.ts';
import { faultCells, reportHead, shownFaults } from './report.ts';
import { sayFault } from './say-fault.ts';
import {
  FaultList,
  FaultsQuery,
  ImportDetail,
  ImportList,
  ImportListQuery,
  ImportView,
  ReportQuery,
  UploadQuery,
} from './schema.ts';
import {
  type ImportState,
  selectFirstEntries,
  selectImport,
  selectLatestImports,
  selectWrongEntries,
  updateState,
} from './store.ts';
import { addWriteJob } from './tasks.ts';
import { importDetail, importView, PREVIEW_ROWS } from './view.ts';

const path = '/api/commerce/product-imports';
const team = { access: { kind: 'team', right: 'products.edit' } } as const;
const reading = { ...team, method: 'GET', forgery: 'safe', limit: 'unlimited' } as const;
const changing = { ...team, method: 'POST', forgery: 'crumb', limit: 'team-change' } as const;
const gone = () => refused(404, importMessages.gone);

/** Products that a report shows at a time. */
const REPORT_SIZE = 50;

export function importRoutes(parts: Parts): Route[] {
  return [...fileRoutes(parts), ...reportRoutes(parts), startRoute(parts), stopRoute(parts)];
}

function fileRoutes(parts: Parts): Route[] {
  const { database } = parts;
  return [
    defineRoute({
      ...changing,
      path,
      summary:
        'Receives a CSV file of products, or a zip file with one and pictures, and begins to check it. Nothing is imported before it is started.',
      accepts: ['stream'],
      bodyLimit: MAX_ARCHIVE_BYTES,
      schema: { query: UploadQuery, answer: ImportView },
      examples: [{ query: { name: 'products.csv' }, body: 'address,name,sku,price\r\nmug,Mug,MUG-1,12.50\r\n' }],
      handle: async ({ website, member, query, body }) => {
        const file = { filename: query.name, source: bytesOf(body) };
        const received = await receiveImport(parts, { website, member }, file);
        if (!received.ok) {
          const message = sayFault(readersLanguage(query, member), received.message);
          return refused(400, message, { extra: { reason: 'unreadable' } });
        }
        const found = await selectImport(database, website.id, received.id);
        return found ? importView(found) : gone();
      },
    }),
    defineRoute({
      ...reading,
      path,
      summary: 'Imports of the last 30 days, the latest first.',
      schema: { query: ImportListQuery, answer: ImportList },
      handle: async ({ website, query }) => {
        const found = await selectLatestImports(database, website.id, query.after, ROWS_TO_FETCH);
        const { rows, nextAfter } = pageOf(found);
        return { imports: rows.map(importView), nextAfter };
      },
    }),
    defineRoute({
      ...reading,
      path: `${path}/:id`,
      summary: 'An import, how far it is, and the first rows of its file.',
      schema: { params: IdParams, answer: ImportDetail },
      refusals: { 404: importMessages.gone },
      handle: async ({ website, params }) => {
        const found = await selectImport(database, website.id, params.id);
        if (!found) return gone();
        return importDetail(found, await selectFirstEntries(database, website.id, params.id, PREVIEW_ROWS));
      },
    }),
  ];
}

function reportRoutes({ database }: Parts): Route[] {
  return [
    defineRoute({
      ...reading,
      path: `${path}/:id/faults`,
      summary: 'What is wrong in the file: line, column and what to do, in the language of the reader.',
      schema: { params: IdParams, query: FaultsQuery, answer: FaultList },
      refusals: { 404: importMessages.gone },
      handle: async ({ website, member, params, query }) => {
        const found = await selectImport(database, website.id, params.id);
        if (!found) return gone();
        const language = readersLanguage(query, member);
        const entries = await selectWrongEntries(database, website.id, params.id, query.after ?? 0, REPORT_SIZE + 1);
        const shown = entries.slice(0, REPORT_SIZE);
        return {
          faults: shown.flatMap((entry) => shownFaults(found, entry, language)),
          nextAfter: entries.length > REPORT_SIZE ? (shown.at(-1)?.no ?? null) : null,
        };
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/config/commerce/product-imports/:id/faults.csv',
      // Rows that the team has uploaded itself, so nothing that a stolen session would be after.
      access: { kind: 'team', right: 'products.edit' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { params: IdParams, query: ReportQuery },
      handle: async ({ website, member, params, query }, reply) => {
        const found = await selectImport(database, website.id, params.id);
        if (!found) return gone();
        const read = (after: number) => selectWrongEntries(database, website.id, found.id, after, REPORT_SIZE);
        const rows = faultCells(found, read, readersLanguage(query, member));
        return sendCsv(reply, 'products-to-correct.csv', reportHead(found), rows);
      },
    }),
  ];
}

function startRoute({ database, jobs }: Parts): Route {
  return defineRoute({
    ...changing,
    path: `${path}/:id/start`,
    summary: 'Imports the products without faults, or continues an import that was stopped.',
    schema: { params: IdParams, answer: ImportView },
    refusals: { 404: importMessages.gone, 409: importMessages.notReady },
    handle: async ({ website, params: { id } }) => {
      const from: ImportState[] = ['checked', 'stopped'];
      return await database.transaction(async (connection) => {
        const isStarted = await updateState(connection, website.id, id, { from, to: 'importing' });
        if (isStarted) await addWriteJob(jobs, connection, { websiteId: website.id, importId: id });
        const found = await selectImport(connection, website.id, id);
        if (!found) return gone();
        return isStarted || found.state === 'importing' ? importView(found) : refused(409, importMessages.notReady);
      });
    },
  });
}

function stopRoute({ database }: Parts): Route {
  return defineRoute({
    ...changing,
    path: `${path}/:id/stop`,
    summary: 'Stops an import after the product that is being written. It can be started again.',
    schema: { params: IdParams, answer: ImportView },
    refusals: { 404: importMessages.gone, 409: importMessages.notRunning },
    handle: async ({ website, params: { id } }) => {
      const isStopped = await updateState(database, website.id, id, { from: ['importing'], to: 'stopped' });
      const found = await selectImport(database, website.id, id);
      if (!found) return gone();
      return isStopped || found.state === 'stopped' ? importView(found) : refused(409, importMessages.notRunning);
    },
  });
}

/** The back office names the language that it shows, which may be that of the browser. */
function readersLanguage(
  { language }: { readonly language?: string },
  member: { readonly language?: string | null },
): Language {
  return spokenLanguage(language, member.language);
}

/** A stream that is left early stays open, so that the refusal reaches the sender; the server reads the rest away. */
function bytesOf(body: unknown): AsyncIterable<Uint8Array> {
  return body ? (body as Readable).iterator({ destroyOnReturn: false }) : Readable.from([]);
}
