export type { AnnouncementBarBody } from './announcement-bar/schema.ts';
export { announcementBarOwner, popupOwner } from './owners.ts';
export { popupDocument } from './popup/document.ts';
export type { PopupBody } from './popup/schema.ts';
export { type PopupRow, selectAnnouncementBar, selectPopup } from './store.ts';
