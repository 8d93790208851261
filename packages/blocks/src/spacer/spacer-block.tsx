import type { BlockSettings, spacerBlock } from '@awning/site-model';

/** Sizes are classes, so that a page needs no inline styles. */
export function SpacerBlock({ size }: BlockSettings<typeof spacerBlock>) {
  return <div className={`sqs-spacer sqs-spacer--${size}`} aria-hidden="true" />;
}
