import type { audioBlock, BlockSettings } from '@awning/site-model';
import type { Picture } from '../image/picture.ts';
import { PictureElement } from '../image/picture-element.tsx';
import { type Edited, textMark } from '../layout/text-mark.ts';

interface AudioBlockProps extends BlockSettings<typeof audioBlock>, Edited {
  /** Where the sound is; absent while none is chosen that visitors may open. */
  readonly audioAssetUrl?: string;
  /** The title of the file, if the block has none of its own. */
  readonly fileTitle?: string;
  readonly picture?: Picture;
  readonly words?: { readonly sound: string; readonly save: string };
}

/** Nothing of the sound is loaded before it is played. */
export function AudioBlock(props: AudioBlockProps) {
  const { audioAssetUrl, fileTitle = '', title, author, picture, hasDownload, words, isEdited } = props;
  if (audioAssetUrl === undefined || words === undefined) return null;
  const shownTitle = title === '' ? fileTitle : title;
  return (
    <div className="audio-block-wrapper">
      {picture === undefined ? null : (
        <div className="audio-picture">
          <PictureElement picture={{ ...picture, altText: '' }} sizes="8rem" />
        </div>
      )}
      <div className="audio-content">
        {shownTitle === '' ? null : (
          <p className="audio-title" {...(title === '' ? {} : textMark(isEdited, 'title'))}>
            {shownTitle}
          </p>
        )}
        {author === '' ? null : (
          <p className="audio-author" {...textMark(isEdited, 'author')}>
            {author}
          </p>
        )}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are of films */}
        <audio
          className="audio-player"
          controls
          preload="none"
          src={audioAssetUrl}
          aria-label={shownTitle === '' ? words.sound : shownTitle}
        />
        {hasDownload ? (
          <a className="audio-download" href={audioAssetUrl} download>
            {words.save}
          </a>
        ) : null}
      </div>
    </div>
  );
}
