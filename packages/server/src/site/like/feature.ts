import type { Feature } from '../../platform/feature.ts';
import { likeFormatters } from './formatter.ts';
import { likeRoutes } from './routes.ts';
import { likeSchedules, likeTasks } from './tasks.ts';
import { LIKE_COOKIE } from './visitor.ts';

export const likeFeature: Feature = {
  name: 'like',
  routes: likeRoutes,
  plainCookies: [LIKE_COOKIE],
  tasks: likeTasks,
  schedules: likeSchedules,
  formatters: likeFormatters,
};
