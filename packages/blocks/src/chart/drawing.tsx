import type { ReactNode } from 'react';

interface DrawingFrameProps {
  readonly viewBox: string;
  readonly name: string;
  readonly children: ReactNode;
}

/** One picture for screen readers; its numbers are in the table. */
export function DrawingFrame({ viewBox, name, children }: DrawingFrameProps) {
  return (
    // An <img> cannot take the colours of the theme.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <svg className="chart-drawing" viewBox={viewBox} role="img" aria-label={name}>
      {children}
    </svg>
  );
}
