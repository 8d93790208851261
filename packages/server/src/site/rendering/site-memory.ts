import type { Connection } from '../../platform/database/index.ts';
import { type Asset, readAssets } from '../images/index.ts';
import type { Site } from './site.ts';

// What many pages of a site ask for again and again. It is kept with the site, which is forgotten when something changes.

interface Memory {
  readonly answers: Map<string, Promise<unknown>>;
  readonly assets: Map<string, Asset>;
}

const memories = new WeakMap<Site, Memory>();
const mostAnswers = 2000;
const mostAssets = 5000;

/** The answer to a question, asked once; `name` must say everything the answer depends on. */
export function remembered<T>(site: Site, name: string, ask: () => Promise<T>): Promise<T> {
  const { answers } = memoryOf(site);
  const known = answers.get(name);
  if (known !== undefined) return known as Promise<T>;
  const answer = ask();
  if (answers.size >= mostAnswers) answers.clear();
  answers.set(name, answer);
  // A failure may be gone the next time.
  answer.catch(() => answers.delete(name));
  return answer;
}

/** Descriptions of pictures; only those that nobody has asked for yet are read. */
export async function siteAssets(
  connection: Connection,
  site: Site,
  websiteId: string,
  ids: readonly string[],
): Promise<Asset[]> {
  const { assets } = memoryOf(site);
  const unknown = ids.filter((id) => !assets.has(id));
  if (unknown.length > 0) {
    if (assets.size >= mostAssets) assets.clear();
    for (const asset of await readAssets(connection, websiteId, unknown)) assets.set(asset.id, asset);
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
