import { call } from '../api/client.ts';
import { Problem } from '../api/problem.ts';
import { areasOf } from './entries.ts';

/** Adds a page at the end of a menu, unless it stands there. Somebody else may be saving the menus at the same moment. */
export async function addToMenu(area: string, pageId: string, attempts = 3): Promise<void> {
  const { version, body } = await call('GET /api/website/navigation', {});
  if (areasOf(body.areas, pageId).includes(area)) return;
  const areas = { ...body.areas, [area]: [...(body.areas[area] ?? []), { collectionId: pageId }] };
  try {
    await call('PUT /api/website/navigation', { body: { version, body: { areas } } });
  } catch (problem) {
    const isStale = problem instanceof Problem && problem.reason === 'stale';
    if (!isStale || attempts <= 1) throw problem;
    await addToMenu(area, pageId, attempts - 1);
  }
}
