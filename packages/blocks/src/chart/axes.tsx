import type { Dataset } from '@awning/site-model';
import { FRAME, isLabelShown, type Scale } from './scale.ts';

export interface DrawingProps {
  readonly dataset: Dataset;
  readonly say: (value: number) => string;
  /** What the drawing is called. */
  readonly name: string;
}

interface AxesProps extends Omit<DrawingProps, 'name'> {
  readonly scale: Scale;
  /** The middle of a row. */
  readonly x: (index: number) => number;
}

/** Lines and numbers behind a drawing, and the labels of the rows below it. */
export function Axes({ dataset: { rows }, say, scale: { ticks, y }, x }: AxesProps) {
  return (
    <>
      {ticks.map((tick) => (
        <g className="chart-tick" key={tick}>
          <line x1={FRAME.left} x2={FRAME.width - FRAME.right} y1={y(tick)} y2={y(tick)} />
          <text x={FRAME.left - 8} y={y(tick)} dy="0.35em" textAnchor="end">
            {say(tick)}
          </text>
        </g>
      ))}
      {rows.map(({ label }, index) =>
        isLabelShown(index, rows.length) ? (
          // oxlint-disable-next-line react/no-array-index-key
          <text
            className={labelClass(index, rows.length)}
            key={index}
            x={x(index)}
            y={FRAME.height - 12}
            textAnchor="middle"
          >
            {label.length > MAX_LABEL_LENGTH ? `${label.slice(0, MAX_LABEL_LENGTH - 1)}…` : label}
          </text>
        ) : null,
      )}
    </>
  );
}

const MAX_LABEL_LENGTH = 10;

/** A phone has room for half of the labels. */
function labelClass(index: number, count: number): string {
  return isLabelShown(index, count, MAX_LABELS_ON_PHONE) ? 'chart-label' : 'chart-label chart-label--wide';
}

const MAX_LABELS_ON_PHONE = 4;
