import type { BlockSettings, rssBlock } from '@awning/site-model';
import { type Edited, textMark } from '../layout/text-mark.ts';

interface RssBlockProps extends BlockSettings<typeof rssBlock>, Edited {
  readonly feedUrl?: string;
  readonly fallbackLabel?: string;
}

export function RssBlock({ feedUrl, fallbackLabel, label, isEdited }: RssBlockProps) {
  return feedUrl === undefined ? null : (
    <a className="rss-link" href={feedUrl} type="application/rss+xml">
      <svg
        viewBox="0 0 24 24"
        width="18"
        height="18"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d="M5 5a14 14 0 0 1 14 14M5 11a8 8 0 0 1 8 8" strokeLinecap="round" />
        <circle cx="6.500" cy="17.500" r="1.500" fill="currentColor" stroke="none" />
      </svg>
      <span {...(label === '' ? {} : textMark(isEdited, 'label'))}>{label === '' ? fallbackLabel : label}</span>
    </a>
  );
}
