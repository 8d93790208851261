import type { LayoutOwner } from '../content/index.ts';

/** The owner of what the popup says. It has the website's id, like the document. */
export function popupOwner(websiteId: string): LayoutOwner {
  return `popup:${websiteId}`;
}

/** The owner of what the announcement bar says. */
export function announcementBarOwner(websiteId: string): LayoutOwner {
  return `announcement-bar:${websiteId}`;
}
