import type { Connection } from '../../platform/database/index.ts';
import { subjectOf } from '../../platform/subjects/index.ts';
import { type Asset, readAssets } from '../media/index.ts';
import type { PageRequest, Site } from './site.ts';
import { addSources, collectSources, type Sources } from './sources.ts';

// What many pages of a site need. It is cached with the site, which is dropped when something changes.

interface Memory {
  readonly answers: Map<string, Promise<Answer>>;
  readonly assets: Map<string, Asset>;
}

interface Answer {
  readonly value: unknown;
  readonly sources: Sources;
}

/** The page's view of the memory of its site. */
export interface Asking {
  readonly connection: Connection;
  readonly site: Site;
  readonly request: Pick<PageRequest, 'now' | 'website'>;
  readonly sources: Sources;
}

const memories = new WeakMap<Site, Memory>();
const MAX_RESULTS = 2000;
const MAX_ASSETS = 5000;

/**
 * Returns the result of a query, run once; `name` must include everything the result depends on. Its sources are noted
 * while it runs, and count for every page that uses it.
 */
export async function remembered<T>(asking: Asking, name: string, ask: (sources: Sources) => Promise<T>): Promise<T> {
  const { answers } = memoryOf(asking.site);
  const known = await (answers.get(name) ?? askAnew(answers, name, ask));
  const isOver = known.sources.validUntil <= asking.request.now.getTime();
  const { value, sources } = isOver ? await askAnew(answers, name, ask) : known;
  addSources(asking.sources, sources);
  return value as T;
}

function askAnew<T>(answers: Memory['answers'], name: string, ask: (sources: Sources) => Promise<T>): Promise<Answer> {
  const sources = collectSources();
  const answer = ask(sources).then((value) => ({ value, sources }));
  if (answers.size >= MAX_RESULTS) answers.clear();
  answers.set(name, answer);
  // The next attempt may succeed.
  answer.catch(() => answers.delete(name));
  return answer;
}

/** Descriptions of pictures; only unknown ones are read. */
export async function siteAssets(
  { connection, site, request, sources }: Asking,
  ids: readonly string[],
): Promise<Asset[]> {
  for (const id of ids) sources.add(subjectOf.asset(id));
  const { assets } = memoryOf(site);
  if (assets.size >= MAX_ASSETS) assets.clear();
  const unknown = ids.filter((id) => !assets.has(id));
  if (unknown.length > 0) {
    for (const asset of await readAssets(connection, request.website.id, unknown)) assets.set(asset.id, asset);
  }
  return ids.flatMap((id) => assets.get(id) ?? []);
}

function memoryOf(site: Site): Memory {
  const known = memories.get(site);
  if (known !== undefined) return known;
  const memory: Memory = { answers: new Map(), assets: new Map() };
  memories.set(site, memory);
  return memory;
}
