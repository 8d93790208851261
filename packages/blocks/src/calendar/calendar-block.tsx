import type { BlockSettings, calendarBlock } from '@awning/site-model';

interface CalendarBlockProps extends BlockSettings<typeof calendarBlock> {
  /** The theme's HTML of the month, which is that of its page of events. */
  readonly monthHtml?: string;
}

export function CalendarBlock({ monthHtml }: CalendarBlockProps) {
  return monthHtml === undefined ? null : (
    <div className="calendar-block-wrapper" dangerouslySetInnerHTML={{ __html: monthHtml }} />
  );
}
