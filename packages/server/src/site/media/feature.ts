import type { Feature } from '../../platform/feature.ts';
import { assetDocument } from './editing/document.ts';
import { folderDocument } from './folder/document.ts';
import { mediaRoutes } from './routes.ts';
import { mediaSchedules, mediaTasks } from './tasks.ts';

export const mediaFeature: Feature = {
  name: 'media',
  routes: mediaRoutes,
  documents: [assetDocument, folderDocument],
  tasks: mediaTasks,
  schedules: mediaSchedules,
};
