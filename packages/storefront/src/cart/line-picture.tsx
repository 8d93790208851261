import { NoPicture } from '@awning/blocks';

interface LinePictureProps {
  readonly imageUrl: string | null;
  readonly format: '100w' | '300w';
  readonly size: number;
}

/** The picture of a line, or a quiet sign where the product has none. */
export function LinePicture({ imageUrl, format, size }: LinePictureProps) {
  if (imageUrl !== null) {
    return (
      <img src={`${imageUrl}?format=${format}`} alt="" width={size} height={size} loading="lazy" decoding="async" />
    );
  }
  return <NoPicture size={24} />;
}
