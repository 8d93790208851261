import { alternativeText, type Picture, pictureSource } from './picture.ts';

export interface PictureElementProps {
  readonly picture: Picture;
  /** The value of the `sizes` attribute. */
  readonly sizes: string;
  readonly className?: string;
  /** The largest picture at the top of a page, which is not lazy-loaded. */
  readonly isFirst?: boolean;
}

export function PictureElement({ picture, sizes, className, isFirst = false }: PictureElementProps) {
  const { src, srcSet, width, height } = pictureSource(picture);
  return (
    <img
      className={className}
      src={src}
      srcSet={srcSet}
      sizes={srcSet === undefined ? undefined : sizes}
      width={width}
      height={height}
      alt={alternativeText(picture)}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
    />
  );
}
