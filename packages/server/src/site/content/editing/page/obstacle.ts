import type { Connection } from '../../../../platform/database/index.ts';
import type { Obstacle } from '../../../../platform/editing/index.ts';
import { contentMessages } from '../../messages.ts';
import { selectPageUses } from './store.ts';

/** What a visitor would miss if the page were gone. Menus do without it: it keeps its place, and comes back to it. */
export async function pageObstacle(
  connection: Connection,
  websiteId: string,
  id: string,
): Promise<Obstacle | undefined> {
  const { isHomepage, isShownByBlock, isAfterForm } = await selectPageUses(connection, websiteId, id);
  if (isHomepage) return { message: contentMessages.isHomepage };
  if (isShownByBlock) return { message: contentMessages.isShownByBlock };
  return isAfterForm ? { message: contentMessages.isAfterForm } : undefined;
}
