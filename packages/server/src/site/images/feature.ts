import type { Feature } from '../../platform/feature.ts';
import { imageRoutes } from './routes.ts';
import { imageTasks } from './tasks.ts';

export const imagesFeature: Feature = { name: 'images', routes: imageRoutes, tasks: imageTasks };
