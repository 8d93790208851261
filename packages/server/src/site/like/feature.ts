import type { Feature } from '../../platform/feature.ts';
import { likeFormatters } from './formatter.ts';
import { likeRoutes } from './routes.ts';
import { likeSchedules, likeTasks } from './tasks.ts';

export const likeFeature: Feature = {
  name: 'like',
  routes: likeRoutes,
  tasks: likeTasks,
  schedules: likeSchedules,
  formatters: likeFormatters,
};
