import { isDeepStrictEqual } from 'node:util';
import {
  type DocumentKind,
  keepTranslations,
  lockDocument,
  otherLanguages,
  type ReadContext,
  readDocument,
} from '../../../../platform/editing/index.ts';
import type { Feature } from '../../../../platform/feature.ts';
import type { Schedule, Task } from '../../../../platform/jobs/index.ts';
import type { Parts } from '../../../../platform/parts.ts';
import { primaryLanguage, readWebsiteById, type Website } from '../../../../platform/website/index.ts';
import { translatedKinds } from './kinds.ts';
import { type Fill, selectFill, selectWebsitesToFill, upsertFill } from './store.ts';

export const FILL_TASK = 'content.translations';

export const fillSchedules: readonly Schedule[] = [{ task: FILL_TASK, at: '* * * * *' }];

/** Between two notes of how far it came. */
const BATCH_SIZE = 100;
/** Of one website in one run, so that a large shop does not keep the others waiting. */
const MAX_BATCHES = 100;

/**
 * Looks at all documents of a website whose languages have changed: a document is looked at by itself only when it is
 * saved. Stopped at any moment, it goes on from its last note.
 */
export function fillTask({ database, clock, log }: Parts, features: readonly Feature[]): Task {
  const kinds = translatedKinds(features);
  return {
    name: FILL_TASK,
    async run(_payload, { signal }) {
      for (const websiteId of await selectWebsitesToFill(database)) {
        const website = await readWebsiteById(database, websiteId, log);
        if (!website) continue;
        const context = { connection: database, website, clock };
        for (let batch = 0; batch < MAX_BATCHES && !signal.aborted; batch += 1) {
          const fill = await startedFill(context);
          if (fill.isDone) {
            // Of languages that went, so that they are looked at again when they come back.
            await upsertFill(database, website.id, fill);
            break;
          }
          await upsertFill(database, website.id, await fillBatch(context, database, kinds, fill));
        }
      }
    },
  };
}

/** How far it is; from the beginning if the languages are others than those it began with. */
export async function startedFill({ connection, website }: ReadContext): Promise<Fill> {
  const languages = languagesOf(website);
  const fill = await selectFill(connection, website.id);
  if (fill && isDeepStrictEqual(fill.languages, languages)) return fill;
  return { languages, kind: null, after: null, isDone: languages.length === 1 };
}

/** The main language and, in any order, the others. */
function languagesOf(website: Website): readonly string[] {
  return [primaryLanguage(website), ...otherLanguages({ website }).toSorted()];
}

/** Each document is looked at in a transaction of its own, so that an editor never waits for a batch. */
async function fillBatch(
  context: ReadContext,
  database: Parts['database'],
  kinds: readonly DocumentKind[],
  fill: Fill,
): Promise<Fill> {
  const at = Math.max(
    kinds.findIndex(({ kind }) => kind === fill.kind),
    0,
  );
  const kind = kinds[at];
  if (!kind) return { ...fill, isDone: true };
  const { ids, next } = await idsAfter(context, kind, fill.after ?? undefined);
  for (const id of ids) {
    await database.transaction(async (connection) => {
      await lockDocument(connection, { websiteId: context.website.id, kind: kind.kind, id });
      const inside = { ...context, connection };
      const document = await readDocument(inside, kind, id);
      if (document) await keepTranslations(inside, kind, { id, no: document.version, body: document.body });
    });
  }
  if (next !== undefined) return { ...fill, kind: kind.kind, after: next };
  const nextKind = kinds[at + 1]?.kind;
  return { ...fill, kind: nextKind ?? null, after: null, isDone: nextKind === undefined };
}

async function idsAfter(context: ReadContext, { many }: DocumentKind, after: string | undefined) {
  // What a website has once has its id.
  if (!many) return { ids: [context.website.id], next: undefined };
  const listed = await many.list(context, { after, limit: BATCH_SIZE, search: undefined, filters: {} });
  const { rows, walkedTo } = 'walkedTo' in listed ? listed : { rows: listed, walkedTo: null };
  const ids = rows.map(({ id }) => id);
  return { ids, next: rows.length < BATCH_SIZE ? (walkedTo ?? undefined) : ids.at(-1) };
}
