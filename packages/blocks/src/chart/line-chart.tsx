import { Axes, type DrawingProps } from './axes.tsx';
import { DrawingFrame } from './drawing.tsx';
import { COLOURS, FRAME, rounded, scaleOf } from './scale.ts';

export function LineChart({ dataset, say, name }: DrawingProps) {
  const { columns, rows } = dataset;
  const scale = scaleOf(dataset);
  const space = (FRAME.width - FRAME.left - FRAME.right) / rows.length;
  const x = (index: number) => rounded(FRAME.left + space * (index + 0.5), 2);
  return (
    <DrawingFrame viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} name={name}>
      <Axes dataset={dataset} say={say} scale={scale} x={x} />
      {columns.map((column, place) => (
        // oxlint-disable-next-line react/no-array-index-key
        <g key={`${column} ${place}`} className={`chart-colour-${place % COLOURS}`}>
          <polyline
            className="chart-line"
            points={rows.map(({ values }, index) => `${x(index)},${scale.y(values[place] ?? 0)}`).join(' ')}
          />
          {rows.map(({ values }, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <circle className="chart-point" key={index} cx={x(index)} cy={scale.y(values[place] ?? 0)} r="3.5" />
          ))}
        </g>
      ))}
    </DrawingFrame>
  );
}
