import type { DrawingProps } from './axes.tsx';
import { DrawingFrame } from './drawing.tsx';
import { COLOURS, rounded } from './scale.ts';

/** The shares of the first column; what is negative has none. */
export function PieChart({ dataset: { rows }, say, name }: DrawingProps) {
  const values = rows.map((row) => Math.max(0, row.values[0] ?? 0));
  const slices = slicesOf(values);
  return (
    <div className="chart-pie">
      <DrawingFrame viewBox="-100 -100 200 200" name={name}>
        {slices.map(({ from, to }, index) =>
          to - from > 0.9999 ? (
            // oxlint-disable-next-line react/no-array-index-key
            <circle key={index} className={`chart-slice chart-colour-${index % COLOURS}`} r="96" />
          ) : (
            // oxlint-disable-next-line react/no-array-index-key
            <path key={index} className={`chart-slice chart-colour-${index % COLOURS}`} d={slicePath(from, to)} />
          ),
        )}
      </DrawingFrame>
      <ul className="chart-legend" aria-hidden="true">
        {rows.map(({ label }, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <span className={`chart-key chart-colour-${index % COLOURS}`} />
            {label}: {say(values[index] ?? 0)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where the share of each value begins and ends, as parts of the whole. */
function slicesOf(values: readonly number[]): readonly { readonly from: number; readonly to: number }[] {
  const sum = values.reduce((one, other) => one + other, 0) || 1;
  const ends: number[] = [];
  for (const value of values) ends.push((ends.at(-1) ?? 0) + value / sum);
  return ends.map((to, index) => ({ from: ends[index - 1] ?? 0, to }));
}

function slicePath(from: number, to: number): string {
  const at = (share: number) =>
    `${rounded(96 * Math.sin(2 * Math.PI * share), 2)} ${rounded(-96 * Math.cos(2 * Math.PI * share), 2)}`;
  return `M0 0L${at(from)}A96 96 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to)}Z`;
}
