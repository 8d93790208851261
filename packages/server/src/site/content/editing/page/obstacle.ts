import type { Connection } from '../../../../platform/database/index.ts';
import type { Obstacle } from '../../../../platform/editing/index.ts';
import { contentMessages } from '../../messages.ts';
import { selectPageUses } from './store.ts';

/** What a visitor would miss if the page were gone. */
export async function pageObstacle(
  connection: Connection,
  websiteId: string,
  id: string,
): Promise<Obstacle | undefined> {
  const { isHomepage, isInNavigation, isShownByBlock, isAfterForm } = await selectPageUses(connection, websiteId, id);
  if (isHomepage) return { message: contentMessages.isHomepage };
  if (isInNavigation) return { message: contentMessages.isInNavigation };
  if (isShownByBlock) return { message: contentMessages.isShownByBlock };
  return isAfterForm ? { message: contentMessages.isAfterForm } : undefined;
}
