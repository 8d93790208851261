import type { BlockSettings, imageBlock } from '@awning/site-model';
import { type Edited, textMark } from '../layout/text-mark.ts';
import type { Picture } from './picture.ts';
import { PictureElement } from './picture-element.tsx';
import { PicturePlace } from './picture-place.tsx';

interface ImageBlockProps extends BlockSettings<typeof imageBlock>, Edited {
  readonly image?: Picture;
}

export function ImageBlock({ image, caption, linkUrl, newWindow, isFirst, isEdited }: ImageBlockProps) {
  if (image === undefined) return isEdited === true ? <PicturePlace /> : null;
  const picture = <PictureElement picture={image} sizes="(min-width: 768px) 60vw, 100vw" isFirst={isFirst} />;
  return (
    <figure className="image-block-outer-wrapper design-layout-inline">
      <div className="image-block-wrapper">
        {linkUrl === '' ? (
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
          <div
            className="image-caption"
            dangerouslySetInnerHTML={{ __html: caption }}
            {...textMark(isEdited, 'caption')}
          />
        </figcaption>
      ) : null}
    </figure>
  );
}
