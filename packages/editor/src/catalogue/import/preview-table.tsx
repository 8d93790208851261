import { Card } from '../../kit/card.tsx';
import { useTexts } from '../../texts/texts.ts';
import { importTexts } from './messages.ts';
import style from './preview-table.module.css';
import type { ProductImport } from './queries.ts';

/** The first rows of the file, so that a shifted column is seen before anything is imported. Empty columns are left out. */
export function PreviewTable({ preview: { columns, rows } }: Pick<ProductImport, 'preview'>) {
  const words = useTexts(importTexts);
  const places = columns.flatMap((_name, place) => (rows.some(({ cells }) => cells[place]) ? [place] : []));
  if (rows.length === 0) return null;
  return (
    <Card title={words.preview} isFlush>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <section className={style['frame']} aria-label={words.preview} tabIndex={0}>
        <table className={style['table']}>
          <thead>
            <tr>
              <th scope="col">{words.line}</th>
              {places.map((place) => (
                <th key={place} scope="col">
                  {columns[place]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ line, cells }) => (
              <tr key={line}>
                <th scope="row">{line}</th>
                {places.map((place) => (
                  <td key={place}>{cells[place]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}
