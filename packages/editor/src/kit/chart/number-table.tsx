import type { ReactNode } from 'react';
import style from './chart.module.css';

interface NumberTableProps {
  readonly label: string;
  /** The first one names the rows. */
  readonly head: readonly string[];
  readonly rows: readonly { readonly key: string; readonly name: ReactNode; readonly cells: readonly string[] }[];
}

/** The numbers of a chart. */
export function NumberTable({ label, head, rows }: NumberTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is reached by the keyboard
    <section className={style['scroll']} aria-label={label} tabIndex={0}>
      <table className={style['table']}>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((text, index) => (
                <td key={head[index + 1]}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
