import type { Feature } from '../feature.ts';
import { httpSchedules, httpTasks } from './limits/tasks.ts';

export { createHttpServer } from './server.ts';

export const httpFeature: Feature = { name: 'http', tasks: httpTasks, schedules: httpSchedules };
