import { Link } from '@tanstack/react-router';
import style from './chart.module.css';

interface BarRow {
  readonly key: string;
  readonly label: string;
  /** The screen of what the bar stands for; none if it is gone. */
  readonly href?: string;
  readonly value: number;
  readonly text: string;
}

/** Named quantities, each with a bar as long as its part of the largest. The text beside it says the same. */
export function BarList({ label, rows }: { readonly label: string; readonly rows: readonly BarRow[] }) {
  const largest = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <ul className={style['rows']} aria-label={label}>
      {rows.map((row) => (
        <li key={row.key}>
          <div className={style['row']}>
            {row.href === undefined ? <span>{row.label}</span> : <Link to={row.href}>{row.label}</Link>}
            <span className={style['value']}>{row.text}</span>
          </div>
          <svg className={style['track']} aria-hidden="true">
            <rect
              className={style['bar']}
              width={`${(Math.max(0, row.value) / largest) * 100}%`}
              height="100%"
              rx="4"
            />
          </svg>
        </li>
      ))}
    </ul>
  );
}
