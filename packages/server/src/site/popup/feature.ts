import type { Feature } from '../../platform/feature.ts';
import { announcementBarDocument } from './announcement-bar/document.ts';
import { popupDocument } from './popup/document.ts';

export const popupFeature: Feature = {
  name: 'popup',
  documents: [popupDocument, announcementBarDocument],
};
