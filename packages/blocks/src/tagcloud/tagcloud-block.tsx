import type { BlockSettings, tagcloudBlock } from '@awning/site-model';

interface TagcloudBlockProps extends BlockSettings<typeof tagcloudBlock> {
  readonly items?: readonly CountedName[];
  /** What the names are, for screen readers. */
  readonly heading?: string;
}

interface CountedName {
  readonly name: string;
  readonly fullUrl: string;
  /** Absent where nobody counts. */
  readonly count?: number;
  /** From 1, the least frequent, to 5. */
  readonly weight: number;
}

export function TagcloudBlock({ items = [], heading, design, hasCounts }: TagcloudBlockProps) {
  return items.length === 0 ? null : (
    <nav className={`tagcloud tagcloud-design-${design}`} aria-label={heading}>
      <ul className="tagcloud-list">
        {items.map(({ name, fullUrl, count, weight }) => (
          <li key={fullUrl} className={`tagcloud-item tagcloud-weight-${weight}`}>
            <a className="tagcloud-link" href={fullUrl}>
              {name}
              {hasCounts && count !== undefined ? <span className="tagcloud-count"> ({count})</span> : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
