/** Under which calendars know an event. */
export function calendarUid(itemId: string, websiteId: string): string {
  return `${itemId}@${websiteId}`;
}

/** An event as a calendar file describes it. */
export interface CalendarEvent {
  /** Stays the same for ever, so that a calendar replaces an event instead of adding it again. */
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  /** The lines of the address in one; empty if unknown. */
  readonly place: string;
  readonly position?: { readonly latitude: number; readonly longitude: number };
  readonly url: string;
  readonly categories: readonly string[];
  readonly startAt: Date;
  readonly endAt: Date;
  readonly updatedAt: Date;
  /** It does not take place. */
  readonly isCancelled?: boolean;
}
