import { fileSizeText } from '@awning/formats';
import { Checkbox } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Selection } from '../kit/list/use-selection.ts';
import { kitTexts } from '../kit/messages.ts';
import { useTexts } from '../texts/texts.ts';
import style from './files.module.css';
import type { ListedFile } from './queries.ts';
import { Thumbnail } from './thumbnail.tsx';

interface FileGridProps {
  readonly rows: readonly ListedFile[];
  readonly selection: Selection<ListedFile>;
}

/** Files side by side: pictures are found by looking at them. */
export function FileGrid({ rows, selection }: FileGridProps) {
  const words = useTexts(kitTexts);
  return (
    <ul className={style['grid']}>
      {rows.map((row) => (
        <li key={row.id} className={style['cell']} data-selected={selection.has(row)}>
          <Link to={`/config/files/${row.id}`} className={style['link'] ?? ''}>
            <Thumbnail id={row.id} facts={row.facts} className={style['thumb']} width={300} />
            <span className={style['name']}>{row.title}</span>
            <span className={style['fact']}>{fileSizeText(row.facts.byteSize)}</span>
          </Link>
          <Checkbox
            className={style['tick'] ?? ''}
            size="md"
            aria-label={words.selectRow(row.title)}
            checked={selection.has(row)}
            onChange={() => selection.toggle(row)}
          />
        </li>
      ))}
    </ul>
  );
}
