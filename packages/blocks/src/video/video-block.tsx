import type { BlockSettings, OutsidePlayer, videoBlock } from '@awning/site-model';
import { type Picture, pictureSource } from '../image/picture.ts';
import { PictureElement } from '../image/picture-element.tsx';
import { PlaySign } from '../layout/play-sign.tsx';
import { type Edited, textMark } from '../layout/text-mark.ts';

interface VideoBlockProps extends BlockSettings<typeof videoBlock>, Edited {
  /** The owner's own film. */
  readonly filmUrl?: string;
  readonly captions?: { readonly src: string; readonly language: string; readonly label: string };
  readonly outside?: OutsidePlayer;
  readonly poster?: Picture;
  readonly words?: VideoWords;
}

interface VideoWords {
  readonly play: string;
  readonly save: string;
  readonly notice?: string;
}

export function VideoBlock(props: VideoBlockProps) {
  const { filmUrl, outside, words, aspectRatio, caption, isEdited } = props;
  if (words === undefined || (filmUrl === undefined && outside === undefined)) return null;
  return (
    <figure className="video-figure">
      <div className={`sqs-video-wrapper video-ratio-${aspectRatio}`}>
        {filmUrl === undefined ? null : <Film {...props} filmUrl={filmUrl} words={words} />}
        {outside === undefined ? null : <Outside {...props} outside={outside} words={words} />}
      </div>
      {words.notice === undefined ? null : <p className="video-notice">{words.notice}</p>}
      {caption === '' ? null : (
        <figcaption className="video-caption" {...textMark(isEdited, 'caption')}>
          {caption}
        </figcaption>
      )}
    </figure>
  );
}

interface FilmProps extends Pick<VideoBlockProps, 'captions' | 'poster' | 'title'> {
  readonly filmUrl: string;
  readonly words: VideoWords;
}

/** Nothing but its beginning is loaded before it is played, and with a picture not even that. */
function Film({ filmUrl, captions, poster, title, words }: FilmProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the owner chooses the captions
    <video
      className="video-film"
      controls
      playsInline
      preload={poster === undefined ? 'metadata' : 'none'}
      poster={poster && pictureSource(poster, 1500).src}
      aria-label={title === '' ? undefined : title}
      src={filmUrl}
    >
      {captions === undefined ? null : (
        <track kind="captions" src={captions.src} srcLang={captions.language} label={captions.label} default />
      )}
      <a href={filmUrl}>{words.save}</a>
    </video>
  );
}

interface OutsideProps extends Pick<VideoBlockProps, 'poster' | 'title'> {
  readonly outside: OutsidePlayer;
  readonly words: VideoWords;
}

/** A link to the video's page, in whose place a script puts the player. */
function Outside({ outside: { pageUrl, playerUrl }, poster, title, words }: OutsideProps) {
  return (
    <a className="video-play" href={pageUrl} target="_blank" rel="noopener" data-player={playerUrl}>
      {poster === undefined ? null : (
        <PictureElement picture={{ ...poster, altText: '' }} sizes="(min-width: 768px) 60vw, 100vw" />
      )}
      <span className="video-play-sign">
        <PlaySign />
        <span className="video-play-text">{title === '' ? words.play : `${words.play}: ${title}`}</span>
      </span>
    </a>
  );
}
