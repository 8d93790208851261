import type { archiveBlock, BlockSettings } from '@awning/site-model';

interface ArchiveBlockProps extends BlockSettings<typeof archiveBlock> {
  /** The newest first. */
  readonly months?: readonly ArchivedMonth[];
  readonly heading?: string;
}

interface ArchivedMonth {
  readonly year: number;
  readonly title: string;
  readonly fullUrl: string;
}

export function ArchiveBlock({ months = [], heading, design }: ArchiveBlockProps) {
  if (months.length === 0) return null;
  const years = [...new Set(months.map(({ year }) => year))];
  return (
    <nav className={`archive archive-design-${design}`} aria-label={heading}>
      {design === 'list' ? (
        <Months months={months} />
      ) : (
        years.map((year, index) => (
          <details key={year} className="archive-year" open={index === 0}>
            <summary className="archive-year-title">{year}</summary>
            <Months months={months.filter((month) => month.year === year)} />
          </details>
        ))
      )}
    </nav>
  );
}

function Months({ months }: { readonly months: readonly ArchivedMonth[] }) {
  return (
    <ul className="archive-months">
      {months.map(({ title, fullUrl }) => (
        <li key={fullUrl} className="archive-month">
          <a href={fullUrl}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
