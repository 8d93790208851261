import type { Feature } from '../../platform/feature.ts';
import { MAX_COUNTED } from '../../platform/to-do.ts';
import { commentTemplate } from './mail.ts';
import { moderationRoutes } from './office/routes.ts';
import { countPending } from './office/store.ts';
import { commentRoutes } from './routes.ts';
import { commentFormatters } from './shown/formatter.ts';
import { itemCommentsIsland } from './shown/islands.ts';
import { commentsOfItem } from './shown/item-part.ts';
import { commentsOfSiteUsers } from './site-users.ts';
import { commentSchedules, commentTasks } from './tasks.ts';

export const commentFeature: Feature = {
  name: 'comment',
  routes: (parts) => [...commentRoutes(parts), ...moderationRoutes(parts)],
  siteUsers: commentsOfSiteUsers,
  tasks: commentTasks,
  schedules: commentSchedules,
  mails: [commentTemplate],
  formatters: commentFormatters,
  itemParts: [commentsOfItem],
  islands: [itemCommentsIsland],
  toDos: [
    {
      name: 'commentsToRead',
      right: 'comments.moderate',
      count: (connection, websiteId) => countPending(connection, websiteId, MAX_COUNTED),
    },
  ],
};
