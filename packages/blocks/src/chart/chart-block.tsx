import { type BlockSettings, type chartBlock, type Dataset, readDataset } from '@awning/site-model';
import { BarChart } from './bar-chart.tsx';
import { LineChart } from './line-chart.tsx';
import { PieChart } from './pie-chart.tsx';
import { COLOURS } from './scale.ts';

interface ChartBlockProps extends BlockSettings<typeof chartBlock> {
  /** Formats numbers as the page's language does. */
  readonly numberLocale?: string;
  readonly words?: { readonly chart: string; readonly table: string };
}

/** A drawing for the eye, and the same numbers as a table for everybody. */
export function ChartBlock({ title, data, chartType, isTableOpen, numberLocale = 'en', words }: ChartBlockProps) {
  const read = readDataset(data);
  if (words === undefined || !('dataset' in read)) return null;
  const { dataset } = read;
  const say = formatterOf(numberLocale);
  const Drawing = drawings[chartType];
  return (
    <figure className={`chart chart--${chartType}`}>
      {title === '' ? null : <figcaption className="chart-title">{title}</figcaption>}
      <Drawing dataset={dataset} say={say} name={title === '' ? words.chart : title} />
      {chartType === 'pie' ? null : (
        <ul className="chart-legend" aria-hidden="true">
          {dataset.columns.map((column, index) => (
            // Columns may have the same name.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <span className={`chart-key chart-colour-${index % COLOURS}`} />
              {column}
            </li>
          ))}
        </ul>
      )}
      <details className="chart-numbers" open={isTableOpen}>
        <summary>{words.table}</summary>
        <Numbers dataset={dataset} say={say} />
      </details>
    </figure>
  );
}

const drawings = { bar: BarChart, line: LineChart, pie: PieChart };

function formatterOf(locale: string): (value: number) => string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 10 });
  return (value) => format.format(value);
}

function Numbers({ dataset: { corner, columns, rows }, say }: { dataset: Dataset; say: (value: number) => string }) {
  // A heading without words would be read as one.
  const Corner = corner === '' ? 'td' : 'th';
  return (
    // Many columns scroll, so the keyboard has to reach them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="chart-table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <Corner scope={corner === '' ? undefined : 'col'}>{corner}</Corner>
            {columns.map((column, index) => (
              // oxlint-disable-next-line react/no-array-index-key
              <th scope="col" key={index}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index}>
              <th scope="row">{label}</th>
              {values.map((value, place) => (
                // oxlint-disable-next-line react/no-array-index-key
                <td key={place}>{say(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
