import type { audioBlock, BlockSettings, OutsideAudio } from '@awning/site-model';
import type { Picture } from '../image/picture.ts';
import { PictureElement } from '../image/picture-element.tsx';
import { PlaySign } from '../layout/play-sign.tsx';
import { type Edited, textMark } from '../layout/text-mark.ts';

interface AudioBlockProps extends BlockSettings<typeof audioBlock>, Edited {
  /** Where the sound is; absent while none is chosen that visitors may open. */
  readonly audioAssetUrl?: string;
  readonly outside?: OutsideAudio;
  /** The title of the file, if the block has none of its own. */
  readonly fileTitle?: string;
  readonly picture?: Picture;
  readonly words?: AudioWords;
}

interface AudioWords {
  readonly sound: string;
  readonly save: string;
  readonly play: string;
  readonly notice?: string;
}

/** Nothing of the sound is loaded before it is played. */
export function AudioBlock(props: AudioBlockProps) {
  const { audioAssetUrl, outside, fileTitle = '', title, author, picture, hasDownload, words, isEdited } = props;
  if (words === undefined || (audioAssetUrl === undefined && outside === undefined)) return null;
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
        {audioAssetUrl === undefined ? null : (
          <OwnAudio url={audioAssetUrl} title={shownTitle} hasDownload={hasDownload} words={words} />
        )}
        {outside === undefined ? null : <Outside outside={outside} title={shownTitle} words={words} />}
      </div>
    </div>
  );
}

interface OwnAudioProps {
  readonly url: string;
  readonly title: string;
  readonly hasDownload: boolean;
  readonly words: AudioWords;
}

function OwnAudio({ url, title, hasDownload, words }: OwnAudioProps) {
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are of films */}
      <audio
        className="audio-player"
        controls
        preload="none"
        src={url}
        aria-label={title === '' ? words.sound : title}
      />
      {hasDownload ? (
        <a className="audio-download" href={url} download>
          {words.save}
        </a>
      ) : null}
    </>
  );
}

interface OutsideProps {
  readonly outside: OutsideAudio;
  readonly title: string;
  readonly words: AudioWords;
}

/** A link to the recording's page, in whose place a script puts the player. */
function Outside({ outside: { pageUrl, playerUrl, height }, title, words }: OutsideProps) {
  return (
    <>
      <a
        className="audio-play"
        href={pageUrl}
        target="_blank"
        rel="noopener"
        data-player={playerUrl}
        data-player-height={height}
        aria-label={title === '' ? undefined : `${words.play}: ${title}`}
      >
        <PlaySign />
        {words.play}
      </a>
      <p className="audio-notice">{words.notice}</p>
    </>
  );
}
