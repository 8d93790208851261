import { useMemo } from 'react';
import { qrPath } from './qr-path.ts';

interface QrPictureProps {
  readonly text: string;
  readonly label: string;
}

/** Dark on white whatever the colours around it, since not every camera reads the opposite. */
export function QrPicture({ text, label }: QrPictureProps) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  return (
    <figure aria-label={label} style={{ margin: 0 }}>
      <svg viewBox={`0 0 ${size} ${size}`} width={208} height={208} shapeRendering="crispEdges" aria-hidden="true">
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
    </figure>
  );
}
