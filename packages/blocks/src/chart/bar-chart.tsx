import { Axes, type DrawingProps } from './axes.tsx';
import { DrawingFrame } from './drawing.tsx';
import { COLOURS, FRAME, rounded, scaleOf } from './scale.ts';

export function BarChart({ dataset, say, name }: DrawingProps) {
  const { columns, rows } = dataset;
  const scale = scaleOf(dataset);
  const space = (FRAME.width - FRAME.left - FRAME.right) / rows.length;
  const bar = (space * 0.7) / columns.length;
  const x = (index: number) => rounded(FRAME.left + space * (index + 0.5), 2);
  return (
    <DrawingFrame viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} name={name}>
      <Axes dataset={dataset} say={say} scale={scale} x={x} />
      {rows.map(({ values }, index) =>
        values.map((value, place) => (
          <rect
            // oxlint-disable-next-line react/no-array-index-key
            key={`${index} ${place}`}
            className={`chart-bar chart-colour-${place % COLOURS}`}
            x={rounded(x(index) - space * 0.35 + bar * place, 2)}
            y={scale.y(Math.max(0, value))}
            width={rounded(bar * 0.94, 2)}
            height={rounded(Math.abs(scale.y(0) - scale.y(value)), 2)}
          />
        )),
      )}
    </DrawingFrame>
  );
}
