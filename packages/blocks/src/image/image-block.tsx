import type { Picture } from './picture.ts';
import { PictureElement } from './picture-element.tsx';

export interface ImageBlockProps {
  readonly image?: Picture;
  readonly caption?: string;
  readonly linkUrl?: string;
  readonly newWindow?: boolean;
  readonly isFirst?: boolean;
}

export function ImageBlock({ image, caption, linkUrl, newWindow = false, isFirst = false }: ImageBlockProps) {
  if (image === undefined) {
    return null;
  }
  const picture = <PictureElement picture={image} sizes="(min-width: 768px) 60vw, 100vw" isFirst={isFirst} />;
  return (
    <figure className="image-block-outer-wrapper design-layout-inline">
      <div className="image-block-wrapper">
        {linkUrl === undefined ? (
          picture
        ) : (
          <a href={linkUrl} target={newWindow ? '_blank' : undefined} rel={newWindow ? 'noopener' : undefined}>
            {picture}
          </a>
        )}
      </div>
      {caption ? (
        <figcaption className="image-caption-wrapper">
          {/* Cleaned when it was saved. */}
          <div className="image-caption" dangerouslySetInnerHTML={{ __html: caption }} />
        </figcaption>
      ) : null}
    </figure>
  );
}
