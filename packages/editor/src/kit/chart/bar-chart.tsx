import { barScale } from './bar-scale.ts';
import style from './chart.module.css';

interface ChartPoint {
  readonly key: string;
  /** Shown under the bar where there is room, and when the pointer is on it. */
  readonly label: string;
  readonly value: number;
  /** Drawn as a line behind the bars. */
  readonly before: number;
  readonly text: string;
}

interface BarChartProps {
  /** What the chart shows, for people who do not see it. */
  readonly summary: string;
  readonly points: readonly ChartPoint[];
  readonly scaleText: (value: number) => string;
}

const LABEL_EVERY = 7;

/** Bars over time beside a line of the time before. It is drawn in per cent, so that it fits every width. */
export function BarChart({ summary, points, scaleText }: BarChartProps) {
  const scale = barScale(points.flatMap(({ value, before }) => [value, before]));
  const step = 100 / points.length;
  const hasBefore = points.some(({ before }) => before !== 0);
  const middle = (index: number) => (index + 0.5) * step;
  return (
    <div>
      <div className={style['scale']}>{scaleText(scale.top)}</div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img has no parts that can be drawn */}
      <svg className={style['chart']} role="img" aria-label={summary}>
        <line className={style['grid']} x1="0" x2="100%" y1="0" y2="0" />
        <line className={style['grid']} x1="0" x2="100%" y1={`${scale.zero}%`} y2={`${scale.zero}%`} />
        {points.map(({ key, value, label, text }, index) => (
          <rect
            key={key}
            className={style['bar']}
            data-negative={value < 0}
            x={`${index * step + step * 0.15}%`}
            width={`${step * 0.7}%`}
            y={`${Math.min(scale.at(value), scale.zero)}%`}
            height={`${Math.abs(scale.at(value) - scale.zero)}%`}
          >
            <title>{`${label}: ${text}`}</title>
          </rect>
        ))}
        {(hasBefore ? points.slice(1) : []).map(({ key, before }, index) => (
          <line
            key={key}
            className={style['before']}
            x1={`${middle(index)}%`}
            x2={`${middle(index + 1)}%`}
            y1={`${scale.at(points[index]?.before ?? 0)}%`}
            y2={`${scale.at(before)}%`}
          />
        ))}
      </svg>
      <div className={style['labels']} aria-hidden="true">
        {points.map(({ key, label }, index) =>
          (points.length - 1 - index) % LABEL_EVERY === 0 ? (
            <span key={key} style={{ left: `${middle(index)}%` }}>
              {label}
            </span>
          ) : null,
        )}
      </div>
    </div>
  );
}
