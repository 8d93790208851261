import type { Feature } from '../../platform/feature.ts';
import { assetDocument } from './editing/document.ts';
import { mediaRoutes } from './routes.ts';
import { mediaSchedules, mediaTasks } from './tasks.ts';

export const mediaFeature: Feature = {
  name: 'media',
  routes: mediaRoutes,
  documents: [assetDocument],
  tasks: mediaTasks,
  schedules: mediaSchedules,
};
