export interface SpacerBlockProps {
  readonly size?: 'small' | 'medium' | 'large';
}

/** Sizes are classes, so that a page needs no inline styles. */
export function SpacerBlock({ size = 'medium' }: SpacerBlockProps) {
  return <div className={`sqs-spacer sqs-spacer--${size}`} aria-hidden="true" />;
}
