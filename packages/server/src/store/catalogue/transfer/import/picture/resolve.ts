import { productLimits } from '@awning/site-model';
import { newId } from '../../../../../platform/database/index.ts';
import type { EditContext } from '../../../../../platform/editing/index.ts';
import { pictureRight, readAssets } from '../../../../../site/media/index.ts';
import { cutWord } from '../cut-word.ts';
import type { Fault, FileRow } from '../entry.ts';
import { cellOf, type Head } from '../head.ts';
import { importMessages } from '../messages.ts';
import { findFile } from './find.ts';
import { hasTooManyPictures, type NamedPicture, namedPictures, type Reference, referenceOf } from './named.ts';
import { type PictureRow, selectPictures } from './store.ts';

export interface ResolvedPictures {
  /** The id of each picture by the word that names it. Those that are no files yet have an id that stands in for theirs. */
  readonly ids: ReadonlyMap<string, string>;
  /** The stored pictures behind the ids that stand in. */
  readonly stored: ReadonlyMap<string, StoredPicture>;
  /** Whether a picture has to be fetched from its address first. */
  readonly isPending: boolean;
  readonly faults: readonly Fault[];
}

interface StoredPicture {
  readonly contentId: string;
  readonly filename: string;
}

/** Finds the pictures that the rows of a product name. */
export async function resolvePictures(
  context: EditContext,
  importId: string,
  head: Head,
  rows: readonly FileRow[],
): Promise<ResolvedPictures> {
  const { connection, website, author, clock } = context;
  const named = namedPictures(head, rows);
  const references = new Map(named.map(({ word }) => [word, referenceOf(word, website)] as const));
  const all = [...references.values()];
  const ownIds = all.flatMap((reference) => (reference.kind === 'own' ? reference.id : []));
  const assets = await readAssets(connection, website.id, ownIds);
  const own = new Set(assets.filter(({ kind, isPrivate }) => kind === 'image' && !isPrivate).map(({ id }) => id));
  const sources = all.flatMap((reference) => ('source' in reference ? reference.source : []));
  const brought = await selectPictures(connection, website.id, importId, sources);
  const mayAdd = author.rights.has(pictureRight);

  const ids = new Map<string, string>();
  const stored = new Map<string, StoredPicture>();
  const faultOf = new Map<string, string>();
  const standIns = new Map<string, string>();
  let isPending = false;
  for (const [word, reference] of references) {
    const found = lookUp(reference, { own, brought, mayAdd }, cutWord(word));
    if ('id' in found) {
      ids.set(word, found.id);
      continue;
    }
    // Two words for one picture are one picture.
    const key = 'picture' in found ? found.picture.source : word;
    const standIn = standIns.get(key) ?? newId(clock);
    standIns.set(key, standIn);
    ids.set(word, standIn);
    if ('fault' in found) faultOf.set(word, found.fault);
    else if ('picture' in found) stored.set(standIn, found.picture);
    else isPending = true;
  }
  return { ids, stored, isPending, faults: [...tooMany(head, rows), ...faultsOf(named, faultOf)] };
}

function tooMany(head: Head, [first]: readonly FileRow[]): Fault[] {
  if (!first || !hasTooManyPictures(cellOf(head, first.cells, 'pictures') ?? '')) return [];
  return [{ line: first.line, column: 'pictures', message: importMessages.picturesTooMany(productLimits.images) }];
}

type Found =
  | { readonly id: string }
  | { readonly picture: StoredPicture & { readonly source: string } }
  | { readonly fault: string }
  | { readonly isPending: true };

interface Known {
  readonly own: ReadonlySet<string>;
  readonly brought: readonly PictureRow[];
  readonly mayAdd: boolean;
}

function lookUp(reference: Reference, { own, brought, mayAdd }: Known, word: string): Found {
  if (reference.kind === 'unknown') return { fault: importMessages.pictureUnknown(word) };
  if (reference.kind === 'own') {
    return own.has(reference.id) ? { id: reference.id } : { fault: importMessages.pictureUnknown(word) };
  }
  if (!mayAdd) return { fault: importMessages.noFilesRight };
  if (reference.kind === 'address') {
    const row = brought.find(({ source }) => source === reference.source);
    return row ? resultOf(row) : { isPending: true };
  }
  const file = findFile(brought, reference.source);
  if (file === 'several') return { fault: importMessages.pictureSeveral(word) };
  return file ? resultOf(file) : { fault: importMessages.pictureNotInArchive(word) };
}

function resultOf({ source, contentId, filename, fault }: PictureRow): Found {
  if (fault !== null) return { fault };
  return contentId === null ? { isPending: true } : { picture: { source, contentId, filename } };
}

function faultsOf(named: readonly NamedPicture[], faultOf: ReadonlyMap<string, string>): Fault[] {
  return named.flatMap(({ line, column, word }) => {
    const message = faultOf.get(word);
    return message === undefined ? [] : { line, column, message };
  });
}

/** The rows with ids in the columns that name one picture. */
export function withPictureIds(head: Head, rows: readonly FileRow[], ids: ResolvedPictures['ids']): FileRow[] {
  return rows.map(({ line, cells }) => {
    const copy = [...cells];
    for (const column of ['share_picture', 'picture']) {
      const place = head.places.get(column);
      const id = ids.get(cellOf(head, cells, column) ?? '');
      if (place !== undefined && id !== undefined) copy[place] = id;
    }
    return { line, cells: copy };
  });
}
