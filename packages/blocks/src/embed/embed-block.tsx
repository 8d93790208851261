import type { BlockSettings, embedBlock } from '@awning/site-model';

interface EmbedBlockProps extends BlockSettings<typeof embedBlock> {
  /** The address of the frame; absent where no code of the owner runs. */
  readonly frameAddress?: string;
  /** Stands where the frame will be, while the page is edited or previewed. */
  readonly placeholder?: string;
  /** What the frame is called if the owner gave it no name. */
  readonly fallbackTitle?: string;
}

export function EmbedBlock({ frameAddress, placeholder, title, fallbackTitle, height }: EmbedBlockProps) {
  if (frameAddress !== undefined) {
    return (
      <iframe
        className="awning-owner-frame"
        src={frameAddress}
        sandbox="allow-scripts allow-forms allow-popups"
        title={title === '' ? fallbackTitle : title}
        height={height}
        loading="lazy"
      />
    );
  }
  return placeholder === undefined ? null : <p className="awning-block-placeholder">{placeholder}</p>;
}
