import type { Feature } from '../../platform/feature.ts';
import { underPlan } from '../../platform/http/index.ts';
import { salesRoutes } from './routes.ts';
import { foldTask, salesSchedules } from './tasks.ts';

export const salesFeature: Feature = {
  name: 'sales',
  routes: (parts) => underPlan('COMMERCE', salesRoutes(parts)),
  tasks: (parts) => [foldTask(parts)],
  schedules: salesSchedules,
};
