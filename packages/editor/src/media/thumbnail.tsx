import { Icon, type IconName } from '../kit/icon.tsx';
import type { FileFacts } from './queries.ts';

interface ThumbnailProps {
  readonly id: string;
  readonly facts: Pick<FileFacts, 'kind' | 'url' | 'isPrivate'>;
  readonly className?: string | undefined;
  readonly width: 300 | 1000;
  readonly alt?: string;
}

/** The picture in a small width, or a sign of what the file is. A private one is read by the team's call. */
export function Thumbnail({ id, facts: { kind, url, isPrivate }, className, width, alt = '' }: ThumbnailProps) {
  if (kind !== 'image') {
    return (
      <span className={className}>
        <Icon name={icons[kind]} size={width === 300 ? 32 : 64} />
      </span>
    );
  }
  const src = isPrivate ? `/api/files/${id}/content` : `${url}?format=${width}w`;
  return <img className={className} src={src} alt={alt} loading="lazy" />;
}

const icons = { audio: 'sound', video: 'film', file: 'file' } as const satisfies Record<string, IconName>;
