/** Where the popup is in the window: three rows by three columns (POPUP-001 to POPUP-003). */
export const popupPositions = [
  'TOP_LEFT',
  'TOP_CENTER',
  'TOP_RIGHT',
  'CENTER_LEFT',
  'CENTER_CENTER',
  'CENTER_RIGHT',
  'BOTTOM_LEFT',
  'BOTTOM_CENTER',
  'BOTTOM_RIGHT',
] as const;
export type PopupPosition = (typeof popupPositions)[number];

/** On which pages the popup is: every page with content, the homepage, or chosen pages with what is on them. */
export const popupPages = ['all', 'home', 'chosen'] as const;
export type PopupPages = (typeof popupPages)[number];

export const popupLimits = { pages: 50, delaySeconds: 600, scrollPercent: 100, daysHidden: 365 } as const;

/** How many days the popup stays hidden after it was closed, unless the owner has chosen (D-149). */
export const POPUP_DAYS_HIDDEN = 7;
